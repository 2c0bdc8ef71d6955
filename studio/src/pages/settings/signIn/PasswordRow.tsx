import { Button } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { SettingsRow } from '../SettingsRow.js';
import { NewPasswordForm } from './NewPasswordForm.js';

export function PasswordRow(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsRow
      title="Password"
      text="A new one signs you out everywhere else."
      action={
        !isOpen && (
          <Button variant="default" onClick={() => setOpen(true)}>
            Change password
          </Button>
        )
      }
    >
      {isOpen && <NewPasswordForm onClose={() => setOpen(false)} />}
    </SettingsRow>
  );
}
