import { type DocumentStore, saveStateOf } from '../documentStore.js';
import type { Identified } from '../types.js';
import type { DraftStorage } from './draftStorage.js';

/** The longest time that typed text exists in memory only. */
const DELAY_MS = 400;

export interface DraftKeeping {
  /** Writes what is pending. */
  flush(): Promise<void>;
  /** Writes what is pending and ends. */
  stop(): Promise<void>;
}

/** Stores unsaved changes in the browser from now on; a saved document leaves nothing behind. */
export function keepDraft<Document extends Identified>(
  store: DocumentStore<Document>,
  storage: DraftStorage<Document>,
  onFailure: (error: unknown) => void,
): DraftKeeping {
  const { id } = store.getState().document;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Sequentially: a late write must not overtake the removal that follows it.
  let queue = Promise.resolve();
  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    queue = queue
      .then(() =>
        // The document may have moved to another id, which has its own drafts.
        saveStateOf(state) === 'saved' || state.document.id !== id
          ? storage.remove(id)
          : storage.write(id, {
              document: state.document,
              base: state.snapshot,
              version: state.version,
              unread: state.unread,
              at: new Date().toISOString(),
            }),
      )
      // Full or forbidden storage must not prevent editing.
      .catch(onFailure);
    return queue;
  };
  const stop = store.subscribe((state, before) => {
    const { document, snapshot, unread } = state;
    if (document === before.document && snapshot === before.snapshot && unread === before.unread) return;
    timer ??= setTimeout(() => void write(), DELAY_MS);
  });
  const onHide = (): void => {
    if (document.visibilityState === 'hidden' && timer !== undefined) void write();
  };
  document.addEventListener('visibilitychange', onHide);
  const flush = async (): Promise<void> => {
    if (timer !== undefined) await write();
    await queue;
  };
  return {
    flush,
    stop() {
      stop();
      document.removeEventListener('visibilitychange', onHide);
      return flush();
    },
  };
}
