import type { ReactElement } from 'react';
import { sendSignInMail } from '../../auth/calls/sendSignInMail.js';
import { useSignUpMode } from '../../auth/useSignUpMode.js';
import { AddressForm } from './AddressForm.js';
import type { LoginFormProps } from './types.js';
import { ViewLink } from './ViewLink.js';

/** Signs in with a link and a code by e-mail. */
export default function MailForm({ target, ...fields }: LoginFormProps): ReactElement {
  const signUpMode = useSignUpMode();
  return (
    <AddressForm {...fields} codeType="email" send={(address) => sendSignInMail(address, target)}>
      Prefer a password?{' '}
      {signUpMode === 'closed' ? (
        <ViewLink view="password">Sign in</ViewLink>
      ) : (
        <ViewLink view="sign-up">Create an account</ViewLink>
      )}
    </AddressForm>
  );
}
