import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { meQuery } from '../../../api/members.js';
import { toast } from '../../../toasts/toast.js';
import { changeEmail } from '../../../auth/calls/changeEmail.js';
import { KeptMailNote } from '../../../auth/KeptMailNote.js';
import { ResendMail } from '../../../auth/ResendMail.js';
import { authUserQuery } from './authUser.js';
import { ConfirmByCode } from './ConfirmByCode.js';
import asking from '../../../auth/asking.module.css';
import styles from './signIn.module.css';

interface PendingEmailProps {
  readonly email: string;
  readonly newEmail: string;
}

/** A pending change of address: its two e-mail links, or their codes. */
export function PendingEmail({ email, newEmail }: PendingEmailProps): ReactElement {
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const queries = useQueryClient();
  const onConfirmed = (address: string, isChanged: boolean): void => {
    setConfirmed((already) => [...already, address]);
    if (!isChanged) return;
    queries.setQueryData(authUserQuery.queryKey, { email: newEmail, newEmail: undefined });
    void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    toast({ title: 'Address changed', message: `From now on, sign in with ${newEmail}.` });
  };
  return (
    <div className={styles.pending}>
      <p className={asking.text}>
        To become <b>{newEmail}</b>. Open the links in both e-mails, or type their codes. If you do not confirm both
        within an hour, nothing changes.
      </p>
      <KeptMailNote />
      {[email, newEmail].map((address) => (
        <ConfirmByCode
          key={address}
          address={address}
          isConfirmed={confirmed.includes(address)}
          onConfirmed={(isChanged) => onConfirmed(address, isChanged)}
        />
      ))}
      <p className={asking.text}>
        <ResendMail
          resend={async () => {
            await changeEmail(newEmail);
            setConfirmed([]);
          }}
        />
      </p>
    </div>
  );
}
