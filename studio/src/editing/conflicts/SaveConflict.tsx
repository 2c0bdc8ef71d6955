import { useEffect, useState, type ReactElement } from 'react';
import { readDeck, type StoredDeck } from '../../api/decks.js';
import { toastError } from '../../app/toasts/toast.js';
import { isConflict } from '../deckStore.js';
import type { DeckDocument } from '../../deck/document/types.js';
import { asDocument } from '../../deck/document/documentOf.js';
import { useDeckState, useEditor } from '../../deck/editor/EditorContext.js';
import { ConflictDialog } from './ConflictDialog.js';
import { saveDeck } from '../../deck/saving/saveDeck.js';

/** Appears when a save was refused because somebody saved since: merges, and saves again. */
export function SaveConflict(): ReactElement | null {
  const editor = useEditor();
  const failure = useDeckState((state) => state.failure);
  const isSaving = useDeckState((state) => state.isSaving);
  const mine = useDeckState((state) => state.deck);
  const base = useDeckState((state) => state.snapshot);
  const [theirs, setTheirs] = useState<StoredDeck>();
  const conflict = isConflict(failure) ? failure : undefined;
  useEffect(() => {
    if (conflict === undefined) return setTheirs(undefined);
    const stop = new AbortController();
    readDeck(editor.store.getState().deck.id, stop.signal).then(setTheirs, (error: unknown) => {
      if (stop.signal.aborted) return;
      toastError('Error saving deck', error);
      editor.store.setState({ failure: undefined });
    });
    return () => stop.abort();
  }, [conflict, editor]);
  if (conflict === undefined || theirs === undefined) return null;
  const settle = (merged: DeckDocument): void => {
    editor.store.settleConflict(asDocument(theirs), theirs.version, merged);
    void saveDeck(editor);
  };
  return (
    <ConflictDialog
      base={base}
      mine={mine}
      theirs={asDocument(theirs)}
      savedAt={theirs.updated_at}
      isSaving={isSaving}
      onSettle={settle}
      onLater={() => editor.store.setState({ failure: undefined })}
    />
  );
}
