import { Button, UnstyledButton } from '@mantine/core';
import { MailCheck } from 'lucide-react';
import { type SubmitEvent, type ReactElement, useState } from 'react';
import { redeemCode, type CodeType } from '../../auth/calls/redeemCode.js';
import { CodeField, codeProblem } from '../../auth/CodeField.js';
import { FaultAlert } from '../../auth/FaultAlert.js';
import { KeptMailNote } from '../../auth/KeptMailNote.js';
import { ResendMail } from '../../auth/ResendMail.js';
import { useAuthAction } from '../../auth/useAuthAction.js';
import styles from './LoginPage.module.css';
import { useLoginFields } from './useLoginFields.js';

interface CheckMailProps {
  readonly email: string;
  readonly codeType: CodeType;
  readonly resend: () => Promise<void>;
  readonly onOtherAddress: () => void;
}

/**
 * An e-mail is on its way: its link can be opened anywhere, or its code typed here. This page continues by itself
 * when the link is opened in this browser.
 */
export function CheckMail({ email, codeType, resend, onOtherAddress }: CheckMailProps): ReactElement {
  const [code, setCode] = useState('');
  const action = useAuthAction();
  const { form, problems, check, mend } = useLoginFields(action);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!check({ code: codeProblem(code) })) return;
    void action.run(async () => {
      await redeemCode(email, code, codeType);
    });
  };
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      <div className={styles.sent} role="status">
        <MailCheck size={20} strokeWidth={1.75} aria-hidden />
        <p>
          <strong>Check your inbox.</strong> {codeType === 'recovery' ? 'If an account exists for ' : 'An e-mail to '}
          <b>{email}</b>
          {codeType === 'recovery' && ', an e-mail'} is on its way. Open its link, or type its code here.
        </p>
      </div>
      <KeptMailNote />
      <CodeField
        value={code}
        onChange={(value) => {
          setCode(value);
          mend('code');
        }}
        error={problems.code ?? action.fault?.field === 'code'}
        autoFocus
      />
      <FaultAlert action={action} />
      <Button type="submit" size="lg" fullWidth loading={action.isPending} disabled={action.waitSeconds > 0}>
        {codeType === 'signup' ? 'Confirm address' : codeType === 'recovery' ? 'Choose a new password' : 'Sign in'}
      </Button>
      <p className={styles.other}>
        <ResendMail resend={resend} /> or{' '}
        <UnstyledButton className={styles.link} onClick={onOtherAddress}>
          use another address
        </UnstyledButton>
      </p>
    </form>
  );
}
