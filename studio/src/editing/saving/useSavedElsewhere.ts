import { useEffect } from 'react';
import { toast } from '../../toasts/toast.js';
import { type DocumentStore, saveStateOf } from '../documentStore.js';
import type { Identified } from '../types.js';
import { takeInSaved } from './takeInSaved.js';

/** Between windows of one browser: a window that saves a document tells the others. */
export function useSavedElsewhere<Document extends Identified>(store: DocumentStore<Document>): void {
  useEffect(() => {
    const channel = new BroadcastChannel(`cardwright-${store.kind.noun}-${store.getState().document.id}`);
    const stop = store.subscribe((state, before) => {
      const isOwnSave = before.isSaving && !state.isSaving && state.failure === undefined;
      if (isOwnSave && state.version > before.version) channel.postMessage(state.version);
    });
    channel.onmessage = ({ data }: MessageEvent<number>) => {
      if (data > store.getState().version) void takeIn(store);
    };
    return () => {
      stop();
      channel.close();
    };
  }, [store]);
}

/** A window without changes shows the saved version; one with changes asks when it saves. */
async function takeIn<Document extends Identified>(store: DocumentStore<Document>): Promise<void> {
  if (saveStateOf(store.getState()) !== 'saved') {
    toast({
      id: 'saved-elsewhere',
      kind: 'info',
      title: 'Saved in another window',
      message: 'Your next save brings both together.',
    });
    return;
  }
  if (!(await takeInSaved(store))) return;
  toast({
    id: 'saved-elsewhere',
    kind: 'info',
    title: 'Saved in another window',
    message: 'This window now shows that version.',
  });
}
