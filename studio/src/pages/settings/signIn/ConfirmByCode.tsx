import { Button } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { redeemCode } from '../../../auth/calls/redeemCode.js';
import { CodeField, codeProblem } from '../../../auth/CodeField.js';
import { FaultAlert } from '../../../auth/FaultAlert.js';
import { useAuthAction } from '../../../auth/useAuthAction.js';
import styles from './signIn.module.css';

interface ConfirmByCodeProps {
  readonly address: string;
  readonly isConfirmed: boolean;
  /** `isChanged`: it was the second of the two codes. */
  readonly onConfirmed: (isChanged: boolean) => void;
}

/** The code sent to one of the two addresses. */
export function ConfirmByCode({ address, isConfirmed, onConfirmed }: ConfirmByCodeProps): ReactElement {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const action = useAuthAction();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = codeProblem(code);
    setProblem(found);
    if (found === null) void action.run(async () => onConfirmed(await redeemCode(address, code, 'email_change')));
  };
  if (isConfirmed)
    return (
      <p className={styles.done} role="status">
        <CircleCheck size={16} aria-hidden /> {address} is confirmed.
      </p>
    );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.code}>
        <CodeField
          label={`Code sent to ${address}`}
          value={code}
          onChange={(value) => {
            setCode(value);
            setProblem(null);
          }}
          error={problem ?? action.fault?.field === 'code'}
        />
        <Button type="submit" variant="default" loading={action.isPending} disabled={action.waitSeconds > 0}>
          Confirm code
        </Button>
      </div>
      <FaultAlert action={action} />
    </form>
  );
}
