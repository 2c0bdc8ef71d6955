import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useSession } from '../../../session/session.js';
import { SettingsRow } from '../SettingsRow.js';
import { authUserQuery } from './authUser.js';
import { EmailForm } from './EmailForm.js';
import { PendingEmail } from './PendingEmail.js';

/** The e-mail address, and its change, which both addresses confirm. */
export function EmailRow(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const email = useSession((session) => (session.status === 'signed-in' ? session.user.email : ''));
  const { data } = useQuery(authUserQuery);
  // In another tab, the change may have been completed already.
  const pending = data?.newEmail === email ? undefined : data?.newEmail;
  return (
    <SettingsRow
      title="E-mail address"
      text={email}
      action={
        !isOpen && (
          <Button variant="default" onClick={() => setOpen(true)}>
            Change address
          </Button>
        )
      }
    >
      {isOpen ? (
        <EmailForm email={email} onClose={() => setOpen(false)} />
      ) : (
        pending !== undefined && pending !== '' && <PendingEmail email={email} newEmail={pending} />
      )}
    </SettingsRow>
  );
}
