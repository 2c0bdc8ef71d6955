import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FaultAlert } from '../../auth/FaultAlert.js';
import { signOut as endSession, type SignOutScope } from '../../auth/signOut.js';
import { useAuthAction } from '../../auth/useAuthAction.js';
import { useTitle } from '../../navigation/useTitle.js';
import styles from './LoginPage.module.css';
import type { SigningOut } from './signOutState.js';

const TEXTS: Readonly<Record<SignOutScope | 'deleted', readonly [string, string]>> = {
  local: ['Lamp off.', 'You are signed out in this browser. Nothing of yours is kept here.'],
  global: ['Lamps off, everywhere.', 'You are signed out in every browser and on every device.'],
  deleted: [
    'Your account is gone.',
    'Decks, templates and pictures are deleted. What you downloaded is the only copy.',
  ],
};

/** Signs out if requested, and confirms it. */
export default function SignedOut({ signOut: { signOut, signedOut } }: { readonly signOut: SigningOut }): ReactElement {
  const action = useAuthAction();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { run } = action;

  const leave = async (scope: SignOutScope): Promise<void> => {
    if (!(await run(() => endSession(scope)))) return;
    queries.clear();
    await navigate({ search }, { replace: true, state: { signedOut: scope } });
  };
  // Runs only once, because the state that it reads is replaced when it is done.
  useEffect(() => {
    if (signOut !== undefined) void leave(signOut);
  }, [signOut]);

  useTitle(signedOut === 'deleted' ? 'Account deleted' : 'Signed out');
  const [heading, text] = signedOut === undefined ? ['Signing out', 'One moment.'] : TEXTS[signedOut];
  return (
    <header>
      <p className={styles.kicker}>
        <DoorOpen size={16} aria-hidden /> {signedOut === 'deleted' ? 'Account deleted' : 'Signed out'}
      </p>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.lead} role="status">
        {text}
      </p>
      <FaultAlert action={action} />
      {action.fault !== undefined && signOut !== undefined && (
        <div className={styles.retry}>
          <Button onClick={() => void leave(signOut)}>Try again</Button>
          <Button variant="default" onClick={() => void leave('local')}>
            Sign out here only
          </Button>
        </div>
      )}
    </header>
  );
}
