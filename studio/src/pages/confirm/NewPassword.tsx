import { Button } from '@mantine/core';
import { type SubmitEvent, type ReactElement, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { toast } from '../../toasts/toast.js';
import { setPassword as keepPassword } from '../../auth/calls/setPassword.js';
import { FaultAlert } from '../../auth/FaultAlert.js';
import { PasswordField } from '../../auth/PasswordField.js';
import { SecondFactorForm } from '../../auth/SecondFactorForm.js';
import { PASSWORD_HINT, passwordProblem } from '../../auth/passwordRules.js';
import { useSession, whenSessionKnown } from '../../session/session.js';
import { useAuthAction } from '../../auth/useAuthAction.js';
import styles from './ConfirmPage.module.css';

interface NewPasswordProps {
  readonly target: string;
  /** The account has no password yet and can do without one. */
  readonly isInvited: boolean;
}

/** The link has signed the person in; now they set a password for the next time. */
export function NewPassword({ target, isInvited }: NewPasswordProps): ReactElement {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const needsCode = useSession(({ status }) => status === 'needs-code');
  const email = useSession((session) => (session.status === 'signed-in' ? session.user.email : ''));
  const action = useAuthAction();
  const navigate = useNavigate();

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found = passwordProblem(password);
    setProblem(found);
    if (found !== null) return;
    const done = await action.run(async () => {
      await whenSessionKnown();
      await keepPassword(password);
    });
    if (!done) return;
    toast({ title: 'Password set', message: 'Every other session has ended.' });
    await navigate(target, { replace: true });
  };
  if (needsCode)
    return (
      <>
        <h1 className={styles.heading}>Show your second card.</h1>
        <p className={styles.text}>Your account also asks for a code from your authenticator app.</p>
        <SecondFactorForm />
      </>
    );
  return (
    <form className={styles.fields} onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={styles.heading}>{isInvited ? 'Choose a password.' : 'Choose a new password.'}</h1>
      <p className={styles.text}>
        You are signed in{email !== '' && ` as ${email}`}. You will use the password next time.
      </p>
      {/* Password managers want to know whose it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        description={PASSWORD_HINT}
        value={password}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          setProblem(null);
        }}
        error={problem ?? action.fault?.field === 'password'}
        autoFocus
      />
      <FaultAlert action={action}>
        {action.fault?.code === 'session_missing' && (
          <Link to={`/login?view=forgotten&redirect=${encodeURIComponent(target)}`}>Ask for a new link</Link>
        )}
      </FaultAlert>
      <Button type="submit" size="lg" fullWidth loading={action.isPending} disabled={action.waitSeconds > 0}>
        Set password
      </Button>
      <p className={styles.other}>
        <Link to={target} replace>
          {isInvited ? 'Continue without a password' : 'Keep the old one'}
        </Link>
      </p>
    </form>
  );
}
