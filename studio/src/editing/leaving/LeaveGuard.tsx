import { useEffect, useState, type ReactElement } from 'react';
import { useBlocker } from 'react-router';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.js';

interface Props {
  /** Heads the dialog. */
  readonly title: string;
  readonly isDirty: () => boolean;
  /** @returns whether everything is saved */
  readonly save: () => Promise<boolean>;
  /** Forgets what is kept of the changes in this browser, before they are left behind. */
  readonly onDiscard?: () => Promise<void>;
}

/** Nobody leaves with unsaved changes unasked: neither to another page nor by closing the window. */
export function LeaveGuard({ title, isDirty, save, onDiscard }: Props): ReactElement {
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
  const saveAndExit = async (): Promise<void> => {
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  };
  const exit = async (): Promise<void> => {
    await onDiscard?.();
    blocker.proceed?.();
  };
  return (
    <UnsavedChangesDialog
      title={title}
      isOpen={blocker.state === 'blocked'}
      isSaving={isSaving}
      onStay={() => blocker.reset?.()}
      onSaveAndExit={() => void saveAndExit()}
      onExit={() => void exit()}
    />
  );
}
