import { Button } from '@mantine/core';
import { type ReactElement, type ReactNode, type SubmitEvent, useState } from 'react';
import { FaultAlert } from '../../auth/FaultAlert.js';
import { emailProblem } from '../../auth/passwordRules.js';
import { useAuthAction } from '../../auth/useAuthAction.js';
import { CheckMail } from './CheckMail.js';
import { EmailField } from './EmailField.js';
import styles from './LoginPage.module.css';
import type { LoginFormProps } from './types.js';
import { useLoginFields } from './useLoginFields.js';

interface Props extends Pick<LoginFormProps, 'email' | 'onEmailChange'> {
  /** The purpose of the e-mail's code. */
  readonly codeType: 'email' | 'recovery';
  readonly send: (address: string) => Promise<void>;
  /** The alternative, below the button. */
  readonly children: ReactNode;
}

/** Asks for an address and sends it a link and a code. The answer does not reveal whether there is an account. */
export function AddressForm({ email, onEmailChange, codeType, send, children }: Props): ReactElement {
  const [isSent, setSent] = useState(false);
  const action = useAuthAction();
  const { form, problems, check, mend } = useLoginFields(action);
  const address = email.trim();

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (check({ email: emailProblem(email) })) setSent(await action.run(() => send(address)));
  };
  if (isSent)
    return (
      <CheckMail
        email={address}
        codeType={codeType}
        resend={() => send(address)}
        onOtherAddress={() => setSent(false)}
      />
    );
  return (
    <form ref={form} className={styles.fields} onSubmit={(event) => void submit(event)} noValidate>
      <EmailField
        value={email}
        onChange={({ currentTarget }) => {
          onEmailChange(currentTarget.value);
          mend('email');
        }}
        error={problems.email}
        autoFocus
      />
      <FaultAlert action={action} />
      <Button type="submit" size="lg" fullWidth loading={action.isPending} disabled={action.waitSeconds > 0}>
        Send link and code
      </Button>
      <p className={styles.other}>{children}</p>
    </form>
  );
}
