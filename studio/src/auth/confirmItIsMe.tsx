import { modals } from '@mantine/modals';
import { type ReactElement, useEffect, useState } from 'react';
import { useSession } from '../session/session.js';
import { SecondFactorForm } from './SecondFactorForm.js';
import { SignInAgainForm } from './SignInAgainForm.js';

/** Asks the signed-in person to sign in again, before something that cannot be undone. @returns whether they did */
export function confirmItIsMe(): Promise<boolean> {
  const session = useSession.getState();
  if (session.status !== 'signed-in') return Promise.resolve(false);
  const { email } = session.user;
  return new Promise((resolve) => {
    const id = modals.open({
      title: 'Is it you?',
      size: 440,
      children: (
        <FreshSignIn
          email={email}
          onEnd={(isSure) => {
            resolve(isSure);
            modals.close(id);
          }}
        />
      ),
      // Also called after the other one, when it has no effect.
      onClose: () => resolve(false),
    });
  });
}

interface Props {
  readonly email: string;
  readonly onEnd: (isSure: boolean) => void;
}

function FreshSignIn({ email, onEnd }: Props): ReactElement {
  const status = useSession((session) => session.status);
  const [isProved, setProved] = useState(false);
  const isDone = isProved && status === 'signed-in';
  useEffect(() => {
    if (isDone) onEnd(true);
  }, [isDone, onEnd]);
  return status === 'needs-code' ? (
    <SecondFactorForm />
  ) : (
    <SignInAgainForm
      email={email}
      way={{ label: 'Cancel', onTake: () => onEnd(false) }}
      onSignedIn={() => setProved(true)}
    >
      This cannot be undone. To confirm that it is you, sign in again as <b>{email}</b>.
    </SignInAgainForm>
  );
}
