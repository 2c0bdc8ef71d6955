import { UnstyledButton } from '@mantine/core';
import type { ReactElement } from 'react';
import { sendSignUpMail } from '../../auth/calls/sendSignUpMail.js';
import { newcomersTarget } from '../../auth/redirectTarget.js';
import { useAuthAction } from '../../auth/useAuthAction.js';
import { toast } from '../../toasts/toast.js';

/** Resends the sign-up e-mail, from where it is missed. */
export function UnconfirmedHelp({ email, target }: { readonly email: string; readonly target: string }): ReactElement {
  const action = useAuthAction();
  const send = async (): Promise<void> => {
    const sent = await action.run(() => sendSignUpMail(email, newcomersTarget(target)));
    if (sent) toast({ title: 'E-mail sent', message: `Check the inbox of ${email}.` });
  };
  return (
    <>
      <UnstyledButton onClick={() => void send()} disabled={action.isPending || action.waitSeconds > 0}>
        Send the e-mail again
      </UnstyledButton>
      {action.fault !== undefined && <p>{action.fault.title}.</p>}
    </>
  );
}
