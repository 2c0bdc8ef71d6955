import type { RemoteDrafts } from '../DocumentKind.js';
import { type DocumentStore, saveStateOf } from '../documentStore.js';
import type { Identified } from '../types.js';
import type { DraftKeeping } from './keepDraft.js';

/** The longest time that typed text exists in this browser only. The browser's own copy is faster. */
const DELAY_MS = 5_000;
/** A large document is sent less often, so that sending takes at most this share of the time. */
const MOST_SHARE = 0.05;

/**
 * Sends unsaved changes to the server from now on, apart from the saved version; a saved document leaves nothing there. A
 * failure is not reported: the browser has a copy, and the next change tries again.
 */
export function keepRemoteDraft<Document extends Identified>(
  store: DocumentStore<Document>,
  drafts: RemoteDrafts<Document>,
): DraftKeeping {
  // An earlier window may have left one.
  let isThere = true;
  let delay = DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  const write = async (): Promise<void> => {
    const state = store.getState();
    const { document, version } = state;
    if (saveStateOf(state) === 'saved') {
      if (isThere) await drafts.remove(document.id);
      isThere = false;
      return;
    }
    // While a save is under way, its outcome decides.
    if (state.isSaving) return;
    const begun = performance.now();
    isThere = true;
    await drafts.write(document, version);
    delay = Math.max(DELAY_MS, (performance.now() - begun) / MOST_SHARE);
  };
  const send = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    queue = queue.then(write).catch(() => undefined);
    return queue;
  };
  const stopFollowing = store.subscribe((state, before) => {
    if (state.document === before.document && state.snapshot === before.snapshot) return;
    // What was undone must not be offered elsewhere if this window closes now.
    if (isThere && saveStateOf(state) === 'saved') void send();
    else timer ??= setTimeout(() => void send(), delay);
  });
  const flush = async (): Promise<void> => {
    if (timer !== undefined) await send();
    await queue;
  };
  return {
    flush,
    stop() {
      stopFollowing();
      return flush();
    },
  };
}
