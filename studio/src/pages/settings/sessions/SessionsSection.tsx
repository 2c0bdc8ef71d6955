import { Button } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../../toasts/attempt.js';
import { toast } from '../../../toasts/toast.js';
import { authFaultOf } from '../../../auth/authFault.js';
import { signOutElsewhere, useSignOut } from '../../../auth/signOut.js';
import { SettingsRow } from '../SettingsRow.js';
import { SettingsSection } from '../SettingsSection.js';

/** The member's sessions, as far as they can be ended. */
export function SessionsSection(): ReactElement {
  const [isEnding, setEnding] = useState(false);
  const signOut = useSignOut();
  const endOthers = async (): Promise<void> => {
    setEnding(true);
    const isDone = await attempt('The other sessions have not ended', () =>
      signOutElsewhere().catch((error: unknown) => {
        const { title, fix } = authFaultOf(error);
        throw new Error(`${title}. ${fix}`);
      }),
    );
    if (isDone) toast({ title: 'Signed out everywhere else', message: 'Only this browser is still signed in.' });
    setEnding(false);
  };
  return (
    <SettingsSection id="sessions" title="Sessions">
      <SettingsRow
        title="Other browsers and devices"
        text="For a device on which you are still signed in. Unsaved work stays on its screen."
        action={
          <Button variant="default" onClick={() => void endOthers()} loading={isEnding}>
            Sign out elsewhere
          </Button>
        }
      />
      <SettingsRow
        title="This browser"
        action={
          <>
            <Button variant="default" onClick={() => signOut('local')}>
              Sign out here
            </Button>
            <Button variant="default" onClick={() => signOut('global')}>
              Sign out everywhere
            </Button>
          </>
        }
      />
    </SettingsSection>
  );
}
