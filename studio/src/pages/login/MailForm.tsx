import { Button } from '@mantine/core';
import { type SubmitEvent, type ReactElement, useState } from 'react';
import { sendSignInMail } from '../../auth/calls/sendSignInMail.js';
import { FaultAlert } from '../../auth/FaultAlert.js';
import { emailProblem } from '../../auth/passwordRules.js';
import { useAuthAction } from '../../auth/useAuthAction.js';
import { CheckMail } from './CheckMail.js';
import { EmailField } from './EmailField.js';
import styles from './LoginPage.module.css';
import type { LoginFormProps } from './types.js';
import { useLoginFields } from './useLoginFields.js';
import { ViewLink } from './ViewLink.js';

/** A link and a code by mail. */
export default function MailForm({ email, onEmailChange, target }: LoginFormProps): ReactElement {
  const [isSent, setSent] = useState(false);
  const action = useAuthAction();
  const { form, problems, check, mend } = useLoginFields(action.fault);
  const address = email.trim();

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (check({ email: emailProblem(email) })) setSent(await action.run(() => sendSignInMail(address, target)));
  };
  if (isSent)
    return (
      <CheckMail
        email={address}
        codeType="email"
        resend={() => sendSignInMail(address, target)}
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
      <p className={styles.other}>
        Rather with a password? <ViewLink view="sign-up">Create an account</ViewLink>
      </p>
    </form>
  );
}
