import { useEffect } from 'react';
import { readDeck } from '../../api/decks.js';
import { toast } from '../../app/toasts/toast.js';
import { saveStateOf } from '../deckStore.js';
import type { Editor } from '../../deck/editor/createEditor.js';
import { asDocument } from '../../deck/document/documentOf.js';
import { useEditor } from '../../deck/editor/EditorContext.js';

/** Between windows of one browser on one deck: whoever saves tells the others. */
export function useSavedElsewhere(): void {
  const editor = useEditor();
  const { store } = editor;
  useEffect(() => {
    const channel = new BroadcastChannel(`cardwright-deck-${store.getState().deck.id}`);
    const stop = store.subscribe((state, before) => {
      const isOwnSave = before.isSaving && !state.isSaving && state.failure === undefined;
      if (isOwnSave && state.version > before.version) channel.postMessage(state.version);
    });
    channel.onmessage = ({ data }: MessageEvent<number>) => {
      if (data > store.getState().version) void takeIn(editor);
    };
    return () => {
      stop();
      channel.close();
    };
  }, [editor, store]);
}

/** A window without changes of its own shows what was saved; one with changes asks when it saves. */
async function takeIn({ store }: Editor): Promise<void> {
  if (saveStateOf(store.getState()) !== 'saved') {
    toast({
      id: 'saved-elsewhere',
      kind: 'info',
      title: 'Saved in another window',
      message: 'Your next save brings both together.',
    });
    return;
  }
  const theirs = await readDeck(store.getState().deck.id).catch(() => undefined);
  if (theirs === undefined || saveStateOf(store.getState()) !== 'saved') return;
  store.settleConflict(asDocument(theirs), theirs.version, asDocument(theirs));
  toast({ id: 'saved-elsewhere', kind: 'info', title: 'Saved in another window', message: 'This one shows it now.' });
}
