import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { changeEmail } from '../../../auth/calls/changeEmail.js';
import { FaultAlert } from '../../../auth/FaultAlert.js';
import { emailProblem } from '../../../auth/passwordRules.js';
import { useAuthAction } from '../../../auth/useAuthAction.js';
import { authUserQuery } from './authUser.js';
import styles from './signIn.module.css';

/** Asks for the new address; the old one stays valid until both are confirmed. */
export function EmailForm({ email, onClose }: { readonly email: string; readonly onClose: () => void }): ReactElement {
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const action = useAuthAction();
  const queries = useQueryClient();

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const isSame = next.trim().toLowerCase() === email.toLowerCase();
    const found = emailProblem(next) ?? (isSame ? 'This is already your address.' : null);
    setProblem(found);
    if (found !== null) return;
    const sent = await action.run(async () => {
      const newEmail = await changeEmail(next.trim());
      queries.setQueryData(authUserQuery.queryKey, { email, newEmail });
    });
    if (sent) onClose();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label="New address"
        type="email"
        autoComplete="email"
        description="We will send an e-mail to both addresses. The change takes effect once both are confirmed; until then, the old address stays valid."
        value={next}
        onChange={({ currentTarget }) => {
          setNext(currentTarget.value);
          setProblem(null);
        }}
        error={problem ?? action.fault?.field === 'email'}
        data-autofocus
        autoFocus
      />
      <FaultAlert action={action} />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          Keep address
        </Button>
        <Button type="submit" loading={action.isPending} disabled={action.waitSeconds > 0}>
          Send e-mails
        </Button>
      </div>
    </form>
  );
}
