import type { ReactElement } from 'react';
import { sendRecoveryMail } from '../../auth/calls/sendRecoveryMail.js';
import { AddressForm } from './AddressForm.js';
import type { LoginFormProps } from './types.js';
import { ViewLink } from './ViewLink.js';

/** Password recovery. */
export default function ForgottenForm({ target, ...fields }: LoginFormProps): ReactElement {
  return (
    <AddressForm {...fields} codeType="recovery" send={(address) => sendRecoveryMail(address, target)}>
      Remember it after all? <ViewLink view="password">Sign in</ViewLink>
    </AddressForm>
  );
}
