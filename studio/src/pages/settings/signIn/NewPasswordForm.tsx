import { Button, UnstyledButton } from '@mantine/core';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { toast } from '../../../toasts/toast.js';
import { sendProofCode } from '../../../auth/calls/sendProofCode.js';
import { setPassword } from '../../../auth/calls/setPassword.js';
import { CodeField, codeProblem } from '../../../auth/CodeField.js';
import { FaultAlert } from '../../../auth/FaultAlert.js';
import { KeptMailNote } from '../../../auth/KeptMailNote.js';
import { PasswordField } from '../../../auth/PasswordField.js';
import { PASSWORD_HINT, passwordProblem } from '../../../auth/passwordRules.js';
import { useSession } from '../../../session/session.js';
import { useAuthAction } from '../../../auth/useAuthAction.js';
import asking from '../../../auth/asking.module.css';
import styles from './signIn.module.css';

/**
 * Somebody who finds an open session must not take over the account: the current password, or a code by e-mail,
 * proves identity.
 */
export function NewPasswordForm({ onClose }: { readonly onClose: () => void }): ReactElement {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [code, setCode] = useState<string>();
  const [problems, setProblems] = useState<{ proof: string | null; next: string | null }>({ proof: null, next: null });
  const email = useSession((session) => (session.status === 'signed-in' ? session.user.email : ''));
  const action = useAuthAction();

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const missing = current === '' ? 'Enter your current password.' : null;
    const found = { proof: code === undefined ? missing : codeProblem(code), next: passwordProblem(next) };
    setProblems(found);
    if (found.proof !== null || found.next !== null) return;
    const proof = code === undefined ? { currentPassword: current } : { nonce: code };
    if (!(await action.run(() => setPassword(next, proof)))) return;
    toast({ title: 'Password changed', message: 'Every other session has ended.' });
    onClose();
  };
  const askForCode = (): void =>
    void action.run(async () => {
      await sendProofCode();
      setCode('');
    });
  const isWrong = action.fault?.code === 'invalid_credentials';
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {code === undefined ? (
        <div>
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            value={current}
            onChange={({ currentTarget }) => setCurrent(currentTarget.value)}
            error={problems.proof ?? isWrong}
            autoFocus
          />
          <UnstyledButton className={asking.way} mt={8} onClick={askForCode} disabled={action.isPending}>
            I have no password, or forgot it: send me a code
          </UnstyledButton>
        </div>
      ) : (
        <>
          <KeptMailNote />
          <CodeField
            label={`Code sent to ${email}`}
            value={code}
            onChange={setCode}
            error={problems.proof ?? action.fault?.field === 'code'}
            autoFocus
          />
        </>
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        description={PASSWORD_HINT}
        value={next}
        onChange={({ currentTarget }) => setNext(currentTarget.value)}
        error={problems.next ?? (action.fault?.field === 'password' && !isWrong)}
      />
      <FaultAlert action={isWrong ? { ...action, fault: WRONG_PASSWORD } : action} />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          Keep password
        </Button>
        <Button type="submit" loading={action.isPending} disabled={action.waitSeconds > 0}>
          Set new password
        </Button>
      </div>
    </form>
  );
}

const WRONG_PASSWORD = {
  title: 'The current password is wrong',
  fix: 'Enter it again, or have a code sent to your address.',
  code: 'invalid_credentials',
} as const;
