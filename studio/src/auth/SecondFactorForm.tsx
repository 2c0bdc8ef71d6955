import { Button, UnstyledButton } from '@mantine/core';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import asking from './asking.module.css';
import { proveFactor } from './calls/proveFactor.js';
import { CodeField, codeProblem } from './CodeField.js';
import { FaultAlert } from './FaultAlert.js';
import styles from './SessionEndedDialog.module.css';
import { signOut } from './signOut.js';
import { useAuthAction } from './useAuthAction.js';

/** Asks for the code of the second factor; the session is complete once it is right. */
export function SecondFactorForm(): ReactElement {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const action = useAuthAction();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = codeProblem(code);
    setProblem(found);
    if (found === null) void action.run(() => proveFactor(code));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CodeField
        label="Code from your authenticator app"
        value={code}
        onChange={(value) => {
          setCode(value);
          setProblem(null);
        }}
        error={problem ?? action.fault?.field === 'code'}
        autoFocus
      />
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
