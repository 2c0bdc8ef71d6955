import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { sendSignUpMail } from '../../auth/calls/sendSignUpMail.js';
import { signUp } from '../../auth/calls/signUp.js';
import { FaultAlert } from '../../auth/FaultAlert.js';
import { PasswordField } from '../../auth/PasswordField.js';
import { emailProblem, PASSWORD_HINT, passwordProblem } from '../../auth/passwordRules.js';
import { useAuthAction } from '../../auth/useAuthAction.js';
import { useSignUpMode } from '../../auth/useSignUpMode.js';
import { CheckMail } from './CheckMail.js';
import { EmailField } from './EmailField.js';
import styles from './LoginPage.module.css';
import { ServiceButton } from './ServiceButton.js';
import type { LoginFormProps } from './types.js';
import { useLoginFields } from './useLoginFields.js';
import { ViewLink } from './ViewLink.js';

/** Creates an account. If e-mail is configured, its address must be confirmed first. */
export default function SignUpForm({ email, onEmailChange, target }: LoginFormProps): ReactElement {
  const [displayName, setDisplayName] = useState('');
  const [password, setPassword] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const signUpMode = useSignUpMode();
  const action = useAuthAction();
  const { form, problems, check, mend } = useLoginFields(action);
  const address = email.trim();

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!check({ email: emailProblem(email), password: passwordProblem(password) })) return;
    const account = { email: address, password, displayName: displayName.trim() };
    void action.run(async () => setWaiting(!(await signUp(account, target))));
  };
  if (isWaiting)
    return (
      <CheckMail
        email={address}
        codeType="signup"
        resend={() => sendSignUpMail(address, target)}
        onOtherAddress={() => setWaiting(false)}
      />
    );
  if (signUpMode === 'closed')
    return (
      <p className={styles.other} role="status">
        This server accepts no new accounts. <ViewLink view="password">Sign in</ViewLink>
      </p>
    );
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      {signUpMode === 'invited' && (
        <p className={styles.other}>
          New accounts are by invitation. Use the address that was invited, or{' '}
          <Link className={styles.link} to="/waitlist">
            join the waitlist
          </Link>
          .
        </p>
      )}
      <TextInput
        label="Your name"
        name="name"
        size="md"
        autoComplete="name"
        maxLength={100}
        description="Appears on decks that you publish. Optional."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={displayName}
        onChange={({ currentTarget }) => setDisplayName(currentTarget.value)}
        autoFocus
      />
      <EmailField
        value={email}
        onChange={({ currentTarget }) => {
          onEmailChange(currentTarget.value);
          mend('email');
        }}
        error={problems.email ?? action.fault?.field === 'email'}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        description={PASSWORD_HINT}
        value={password}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          mend('password');
        }}
        error={problems.password ?? action.fault?.field === 'password'}
      />
      <FaultAlert action={action}>
        {action.fault?.code === 'user_already_exists' && <ViewLink view="password">Sign in with this address</ViewLink>}
      </FaultAlert>
      <Button type="submit" size="lg" fullWidth loading={action.isPending} disabled={action.waitSeconds > 0}>
        Create account
      </Button>
      <ServiceButton target={target} />
      <p className={styles.other}>
        Already have an account? <ViewLink view="password">Sign in</ViewLink>
      </p>
    </form>
  );
}
