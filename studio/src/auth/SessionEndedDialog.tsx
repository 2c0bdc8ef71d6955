import { Button, Modal, UnstyledButton } from '@mantine/core';
import { type ReactElement, type SubmitEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { redeemCode } from './calls/redeemCode.js';
import { sendSignInMail } from './calls/sendSignInMail.js';
import { signInWithPassword } from './calls/signInWithPassword.js';
import { CodeField, codeProblem } from './CodeField.js';
import { forgetEndedSession } from '../session/endedSession.js';
import { FaultAlert } from './FaultAlert.js';
import { KeptMailNote } from './KeptMailNote.js';
import { PasswordField } from './PasswordField.js';
import { SecondFactorForm } from './SecondFactorForm.js';
import { useSession } from '../session/session.js';
import asking from './asking.module.css';
import styles from './SessionEndedDialog.module.css';
import { useAuthAction } from './useAuthAction.js';

/** Signs the same person in again over the page, which keeps what was typed. */
export default function SessionEndedDialog({ email }: { readonly email: string }): ReactElement {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const action = useAuthAction();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const status = useSession((session) => session.status);
  const isBack = status === 'signed-in';
  useEffect(() => {
    // Here, or in another tab.
    if (isBack) forgetEndedSession();
  }, [isBack]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = code === undefined ? (password === '' ? 'Enter your password.' : null) : codeProblem(code);
    setProblem(found);
    if (found !== null) return;
    void action.run(async () => {
      if (code === undefined) await signInWithPassword(email, password);
      else await redeemCode(email, code, 'email');
    });
  };
  const sendCode = (): void =>
    void action.run(async () => {
      await sendSignInMail(email, pathname + search + hash);
      setCode('');
      setProblem(null);
    });
  const leave = (): void => {
    forgetEndedSession();
    const query = new URLSearchParams({ redirect: pathname + search + hash, email });
    void navigate(`/login?${query.toString()}`);
  };
  return (
    <Modal
      opened
      onClose={leave}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Sign in again"
      size={440}
    >
      {status === 'needs-code' ? (
        <SecondFactorForm />
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <p className={asking.text}>
            The session of <b>{email}</b> has ended. What you typed is still on this page. Sign in to continue.
          </p>
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
          <FaultAlert action={action} />
          <Button type="submit" fullWidth loading={action.isPending} disabled={action.waitSeconds > 0}>
            Sign in
          </Button>
          <div className={styles.ways}>
            {code === undefined && (
              <UnstyledButton className={asking.way} onClick={sendCode} disabled={action.isPending}>
                Send me a code instead
              </UnstyledButton>
            )}
            <UnstyledButton className={asking.way} onClick={leave}>
              Go to the sign-in page
            </UnstyledButton>
          </div>
        </form>
      )}
    </Modal>
  );
}
