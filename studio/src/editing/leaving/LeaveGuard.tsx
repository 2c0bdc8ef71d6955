import { useEffect, useState, type ReactElement } from 'react';
import { useBlocker, type Location } from 'react-router';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.js';

interface Props {
  /** The dialog's title. */
  readonly title: string;
  readonly isDirty: () => boolean;
  /** @returns whether everything is saved */
  readonly save: () => Promise<boolean>;
  /** Discards this browser's copy of the changes before they are abandoned. */
  readonly onDiscard?: () => Promise<void>;
  /** Whether another address still shows the document; only the same path does if missing. */
  readonly isWithin?: ((next: Location) => boolean) | undefined;
}

/** Asks before anyone leaves with unsaved changes, by navigation or by closing the window. */
export function LeaveGuard({ title, isDirty, save, onDiscard, isWithin }: Props): ReactElement {
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isWithin?.(nextLocation) !== true && isDirty(),
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
