import { Button, UnstyledButton } from '@mantine/core';
import type { ReactElement } from 'react';
import asking from './asking.module.css';
import { proveFactor } from './calls/proveFactor.js';
import { CodeField } from './CodeField.js';
import { FaultAlert } from './FaultAlert.js';
import styles from './SessionEndedDialog.module.css';
import { signOut } from './signOut.js';
import { useCodeForm } from './useCodeForm.js';

/** Asks for the code of the second factor; the session is complete once it is right. */
export function SecondFactorForm(): ReactElement {
  const { action, field, onSubmit } = useCodeForm((code) => proveFactor(code));
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <CodeField label="Code from your authenticator app" {...field} autoFocus />
      <FaultAlert action={action} />
      <Button type="submit" size="lg" fullWidth loading={action.isPending} disabled={action.waitSeconds > 0}>
        Continue
      </Button>
      <UnstyledButton className={asking.way} onClick={() => void action.run(() => signOut('local'))}>
        Sign in with another account
      </UnstyledButton>
    </form>
  );
}
