import { Button } from '@mantine/core';
import { type SubmitEvent, type ReactElement, useState } from 'react';
import { signInWithPassword } from '../../auth/calls/signInWithPassword.js';
import { FaultAlert } from '../../auth/FaultAlert.js';
import { PasswordField } from '../../auth/PasswordField.js';
import { emailProblem } from '../../auth/passwordRules.js';
import { useAuthAction } from '../../auth/useAuthAction.js';
import { useSignUpMode } from '../../auth/useSignUpMode.js';
import { EmailField } from './EmailField.js';
import styles from './LoginPage.module.css';
import { ServiceButton } from './ServiceButton.js';
import type { LoginFormProps } from './types.js';
import { UnconfirmedHelp } from './UnconfirmedHelp.js';
import { useLoginFields } from './useLoginFields.js';
import { ViewLink } from './ViewLink.js';

export function PasswordForm({ email, onEmailChange, target }: LoginFormProps): ReactElement {
  const [password, setPassword] = useState('');
  const signUpMode = useSignUpMode();
  const action = useAuthAction();
  const { form, problems, check, mend } = useLoginFields(action);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const missing = password === '' ? 'Enter your password.' : null;
    if (!check({ email: emailProblem(email), password: missing })) return;
    void action.run(() => signInWithPassword(email.trim(), password));
  };
  const edit = (name: string, set: (value: string) => void) => (event: { currentTarget: { value: string } }) => {
    set(event.currentTarget.value);
    mend(name);
  };
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      <EmailField
        value={email}
        onChange={edit('email', onEmailChange)}
        error={problems.email}
        data-autofocus
        autoFocus={email === ''}
      />
      <div>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={edit('password', setPassword)}
          error={problems.password ?? action.fault?.field === 'password'}
          autoFocus={email !== ''}
        />
        <div className={styles.aside}>
          <ViewLink view="forgotten">Forgot your password?</ViewLink>
        </div>
      </div>
      <FaultAlert action={action}>
        {action.fault?.code === 'invalid_credentials' && <ViewLink view="mail">Sign in by e-mail</ViewLink>}
        {action.fault?.code === 'email_not_confirmed' && <UnconfirmedHelp email={email.trim()} target={target} />}
      </FaultAlert>
      <Button type="submit" size="lg" fullWidth loading={action.isPending} disabled={action.waitSeconds > 0}>
        Sign in
      </Button>
      <ServiceButton target={target} />
      {signUpMode !== 'closed' && (
        <p className={styles.other}>
          New here? <ViewLink view="sign-up">Create an account</ViewLink>
        </p>
      )}
    </form>
  );
}
