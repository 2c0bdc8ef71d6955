import { createDraftStorage, type KeptDraft } from './draftStorage.js';
import { type DraftKeeping, keepDraft } from './keepDraft.js';
import { claimTab } from './tabId.js';
import type { DocumentStore } from '../documentStore.js';
import type { Identified } from '../types.js';

/** The drafts of the document that is open. */
export interface DraftKeeper<Document> {
  /** Left behind by windows that are gone, the newest first. */
  readonly left: readonly KeptDraft<Document>[];
  /** Keeps what is not saved from now on. */
  start(): void;
  /** Forgets a draft that was left behind. @param isTaken whether it is in the document now */
  forget(draft: KeptDraft<Document>, isTaken: boolean): Promise<void>;
  /** Ends; what is not saved stays kept. */
  stop(): Promise<void>;
  /** Ends and forgets this window's draft. */
  discard(): Promise<void>;
}

/** @param onFailure told where the browser cannot keep drafts; editing goes on */
export async function openDraftKeeper<Document extends Identified>(
  store: DocumentStore<Document>,
  userId: string,
  onFailure: (error: unknown) => void,
): Promise<DraftKeeper<Document>> {
  const { document: opened } = store.getState();
  const tab = await claimTab();
  const storage = createDraftStorage<Document>(userId, tab.id);
  const left: KeptDraft<Document>[] = [];
  for (const draft of await storage.list(opened.id).catch(() => [])) {
    if (await tab.isAlive(draft.tabId)) continue;
    // Saved, and the window was closed before it could clear up.
    if (store.kind.isSame(draft.document, opened)) await storage.remove(opened.id, draft.tabId).catch(onFailure);
    else left.push(draft);
  }
  let keeping: DraftKeeping | undefined;
  const stop = async (): Promise<void> => {
    await keeping?.stop();
    keeping = undefined;
    tab.release();
  };
  return {
    left,
    stop,
    start: () => void (keeping ??= keepDraft(store, storage, onFailure)),
    async forget(draft, isTaken) {
      // What was taken in is this window's own by now, and must be kept as such before the other goes.
      await keeping?.flush();
      if (!isTaken || draft.tabId !== tab.id) await storage.remove(opened.id, draft.tabId).catch(onFailure);
    },
    async discard() {
      await stop();
      await storage.remove(opened.id).catch(onFailure);
    },
  };
}
