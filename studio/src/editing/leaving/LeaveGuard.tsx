import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { useBlocker, type Location } from 'react-router';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.js';

interface Props {
  /** The dialog's title. */
  readonly title: string;
  /** Read when somebody leaves, and again when it or `isSaving` changes. */
  readonly isDirty: () => boolean;
  /** A save is under way, whoever started it. */
  readonly isSaving: boolean;
  /** @returns whether everything is saved */
  readonly save: () => Promise<boolean>;
  /** Discards this browser's copy of the changes before they are abandoned. */
  readonly onDiscard?: () => Promise<void>;
  /** Whether another address still shows the document; only the same path does if missing. */
  readonly isWithin?: ((next: Location) => boolean) | undefined;
}

/**
 * Asks before anyone leaves with unsaved changes, by navigation or by closing the window. Whoever has been asked goes on
 * as soon as nothing is unsaved any more, such as after a save that was under way.
 */
export function LeaveGuard({ title, isDirty, isSaving, save, onDiscard, isWithin }: Props): ReactElement {
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
  // The router refuses to go on twice.
  const left = useRef<Location>(undefined);
  const leave = (): void => {
    answer();
    if (left.current === blocker.location) return;
    left.current = blocker.location;
    blocker.proceed?.();
  };
  const isAsking = blocker.state === 'blocked';
  const leaveIfSaved = useEffectEvent(() => {
    if (!isDirty()) leave();
  });
  useEffect(() => {
    if (isAsking && !isSaving) leaveIfSaved();
  }, [isAsking, isSaving, isDirty]);
  const stay = (): void => {
    answer();
    blocker.reset?.();
  };
  const saveAndExit = async (): Promise<void> => {
    const isLatest = answer();
    const isSaved = await save();
    if (!isLatest()) return;
    if (isSaved) leave();
    else blocker.reset?.();
  };
  const exit = async (): Promise<void> => {
    const isLatest = answer();
    await onDiscard?.();
    if (isLatest()) leave();
  };
  return (
    <UnsavedChangesDialog
      title={title}
      isOpen={isAsking}
      isSaving={isSaving}
      onStay={stay}
      onSaveAndExit={() => void saveAndExit()}
      onExit={() => void exit()}
    />
  );
}
