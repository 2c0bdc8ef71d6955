import { type ReactElement, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Dialog } from '../components/Dialog.js';
import { forgetEndedSession } from '../session/endedSession.js';
import { useSession } from '../session/session.js';
import { SecondFactorForm } from './SecondFactorForm.js';
import { SignInAgainForm } from './SignInAgainForm.js';

/** Signs the same person in again over the page, which keeps what was typed. */
export default function SessionEndedDialog({ email }: { readonly email: string }): ReactElement {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const status = useSession((session) => session.status);
  const isBack = status === 'signed-in';
  useEffect(() => {
    // Here, or in another tab.
    if (isBack) forgetEndedSession();
  }, [isBack]);

  const leave = (): void => {
    forgetEndedSession();
    const query = new URLSearchParams({ redirect: pathname + search + hash, email });
    void navigate(`/login?${query.toString()}`);
  };
  return (
    <Dialog
      opened
      onClose={leave}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Sign in again"
      size={440}
    >
      {status === 'needs-code' ? (
        <SecondFactorForm />
      ) : (
        <SignInAgainForm email={email} way={{ label: 'Go to the sign-in page', onTake: leave }}>
          You are no longer signed in as <b>{email}</b>. What you typed is still on this page. Sign in to continue.
        </SignInAgainForm>
      )}
    </Dialog>
  );
}
