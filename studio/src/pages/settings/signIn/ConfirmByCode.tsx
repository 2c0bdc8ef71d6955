import { Button } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { redeemCode } from '../../../auth/calls/redeemCode.js';
import { CodeField } from '../../../auth/CodeField.js';
import { FaultAlert } from '../../../auth/FaultAlert.js';
import { useCodeForm } from '../../../auth/useCodeForm.js';
import styles from './signIn.module.css';

interface ConfirmByCodeProps {
  readonly address: string;
  readonly isConfirmed: boolean;
  /** `isChanged`: it was the second of the two codes. */
  readonly onConfirmed: (isChanged: boolean) => void;
}

/** The code sent to one of the two addresses. */
export function ConfirmByCode({ address, isConfirmed, onConfirmed }: ConfirmByCodeProps): ReactElement {
  const { action, field, onSubmit } = useCodeForm(async (code) =>
    onConfirmed(await redeemCode(address, code, 'email_change')),
  );
  if (isConfirmed)
    return (
      <p className={styles.done} role="status">
        <CircleCheck size={16} aria-hidden /> {address} is confirmed.
      </p>
    );
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={styles.code}>
        <CodeField label={`Code sent to ${address}`} {...field} />
        <Button type="submit" variant="default" loading={action.isPending} disabled={action.waitSeconds > 0}>
          Confirm code
        </Button>
      </div>
      <FaultAlert action={action} />
    </form>
  );
}
