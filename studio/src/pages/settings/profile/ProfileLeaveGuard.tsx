import { type ReactElement, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useSession } from '../../../auth/session.js';
import { UnsavedChangesDialog } from '../../../editing/leaving/UnsavedChangesDialog.js';

interface ProfileLeaveGuardProps {
  readonly isDirty: boolean;
  readonly save: () => Promise<boolean>;
}

/** Nobody leaves with unsaved changes unasked. */
export function ProfileLeaveGuard({ isDirty, save }: ProfileLeaveGuardProps): ReactElement {
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname && isSignedIn(),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const saveAndExit = async (): Promise<void> => {
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <UnsavedChangesDialog
      isOpen={blocker.state === 'blocked'}
      isSaving={isSaving}
      onStay={() => blocker.reset?.()}
      onSaveAndExit={() => void saveAndExit()}
      onExit={() => blocker.proceed?.()}
    />
  );
}

/** Whose account is deleted has nothing left to save. */
function isSignedIn(): boolean {
  return useSession.getState().status === 'signed-in';
}
