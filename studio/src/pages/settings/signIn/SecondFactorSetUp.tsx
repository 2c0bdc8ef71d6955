import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import asking from '../../../auth/asking.module.css';
import type { NewFactor } from '../../../auth/calls/enrollFactor.js';
import { proveFactor } from '../../../auth/calls/proveFactor.js';
import { CodeField } from '../../../auth/CodeField.js';
import { FaultAlert } from '../../../auth/FaultAlert.js';
import { useCodeForm } from '../../../auth/useCodeForm.js';
import styles from './signIn.module.css';

interface SecondFactorSetUpProps {
  readonly factor: NewFactor;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Shows the secret for the authenticator app, and asks for its first code, which proves that the app has it. */
export function SecondFactorSetUp({ factor, onDone, onCancel }: SecondFactorSetUpProps): ReactElement {
  const { action, field, onSubmit } = useCodeForm(async (code) => {
    await proveFactor(code, factor.id);
    onDone();
  });
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={styles.factor}>
        <img src={factor.qrCode} alt="QR code for your authenticator app" width={176} height={176} />
        <div className={asking.text}>
          <p>Scan this code with an authenticator app, or type this secret into it:</p>
          <p>
            <code className={styles.secret}>{factor.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <p>Keep the secret somewhere safe. Without the app or the secret, you cannot sign in.</p>
        </div>
      </div>
      <CodeField label="Code that the app shows" {...field} autoFocus />
      <FaultAlert action={action} />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={action.isPending} disabled={action.waitSeconds > 0}>
          Turn on
        </Button>
      </div>
    </form>
  );
}
