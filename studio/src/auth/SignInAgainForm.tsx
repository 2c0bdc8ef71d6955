import { Button, UnstyledButton } from '@mantine/core';
import { type ReactElement, type ReactNode, type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { AuthFault } from './authFault.js';
import asking from './asking.module.css';
import { redeemCode } from './calls/redeemCode.js';
import { sendSignInMail } from './calls/sendSignInMail.js';
import { signInWithPassword } from './calls/signInWithPassword.js';
import { CodeField, codeProblem } from './CodeField.js';
import { FaultAlert } from './FaultAlert.js';
import { KeptMailNote } from './KeptMailNote.js';
import { PasswordField } from './PasswordField.js';
import styles from './SessionEndedDialog.module.css';
import { useAuthAction } from './useAuthAction.js';

interface Props {
  readonly email: string;
  /** Why the person must sign in again, in a sentence or two. */
  readonly children: ReactNode;
  /** Another way out. */
  readonly way: { readonly label: string; readonly onTake: () => void };
  readonly onSignedIn?: () => void;
}

/** The address cannot be changed here, so it is not what is wrong. */
const WRONG_PASSWORD: AuthFault = {
  title: 'The password is wrong',
  fix: 'Check it for typos, or have a code sent to you instead.',
  code: 'invalid_credentials',
};

/** The same person signs in again, by password or by a code in an e-mail. */
export function SignInAgainForm({ email, children, way, onSignedIn }: Props): ReactElement {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const action = useAuthAction();
  const { pathname, search, hash } = useLocation();

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found = code === undefined ? (password === '' ? 'Enter your password.' : null) : codeProblem(code);
    setProblem(found);
    if (found !== null) return;
    const isIn = await action.run(async () => {
      if (code === undefined) await signInWithPassword(email, password);
      else await redeemCode(email, code, 'email');
    });
    if (isIn) onSignedIn?.();
  };
  const sendCode = (): void =>
    void action.run(async () => {
      await sendSignInMail(email, pathname + search + hash);
      setCode('');
      setProblem(null);
    });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={asking.text}>{children}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {code === undefined ? (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={problem ?? action.fault?.field === 'password'}
          data-autofocus
        />
      ) : (
        <>
          <KeptMailNote />
          <CodeField value={code} onChange={setCode} error={problem ?? action.fault?.field === 'code'} autoFocus />
        </>
      )}
      <FaultAlert
        action={action.fault?.code === 'invalid_credentials' ? { ...action, fault: WRONG_PASSWORD } : action}
      />
      <Button type="submit" fullWidth loading={action.isPending} disabled={action.waitSeconds > 0}>
        Sign in
      </Button>
      <div className={styles.ways}>
        {code === undefined && (
          <UnstyledButton className={asking.way} onClick={sendCode} disabled={action.isPending}>
            Send me a code instead
          </UnstyledButton>
        )}
        <UnstyledButton className={asking.way} onClick={way.onTake}>
          {way.label}
        </UnstyledButton>
      </div>
    </form>
  );
}
