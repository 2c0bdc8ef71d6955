import { useEffect, useRef, useState, type ReactElement } from 'react';
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
  // Only the latest answer counts: somebody may decide otherwise while an earlier one is still saving.
  const answers = useRef(0);
  const answer = (): (() => boolean) => {
    const mine = (answers.current += 1);
    return () => answers.current === mine;
  };
  const stay = (): void => {
    answer();
    blocker.reset?.();
  };
  const saveAndExit = async (): Promise<void> => {
    const isLatest = answer();
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (!isLatest()) return;
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  };
  const exit = async (): Promise<void> => {
    const isLatest = answer();
    await onDiscard?.();
    if (isLatest()) blocker.proceed?.();
  };
  return (
    <UnsavedChangesDialog
      title={title}
      isOpen={blocker.state === 'blocked'}
      isSaving={isSaving}
      onStay={stay}
      onSaveAndExit={() => void saveAndExit()}
      onExit={() => void exit()}
    />
  );
}
