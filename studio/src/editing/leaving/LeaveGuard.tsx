import { useEffect, useState, type ReactElement } from 'react';
import { useBlocker } from 'react-router';
import { saveStateOf } from '../deckStore.js';
import { useEditor } from '../../deck/editor/EditorContext.js';
import { saveDeck } from '../../deck/saving/saveDeck.js';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.js';

interface Props {
  /** Forgets what is kept of the changes in this browser, before they are left behind. */
  readonly onDiscard: () => Promise<void>;
}

/** Nobody leaves with unsaved changes unasked: neither to another page nor by closing the window. */
export function LeaveGuard({ onDiscard }: Props): ReactElement {
  const editor = useEditor();
  const [isSaving, setSaving] = useState(false);
  const isDirty = (): boolean => saveStateOf(editor.store.getState()) !== 'saved';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (saveStateOf(editor.store.getState()) !== 'saved') event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [editor]);
  const saveAndExit = async (): Promise<void> => {
    setSaving(true);
    const isSaved = await saveDeck(editor);
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
      onExit={() => void onDiscard().then(() => blocker.proceed?.())}
    />
  );
}
