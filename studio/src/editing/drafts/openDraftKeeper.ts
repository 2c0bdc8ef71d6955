import { createDraftStorage, type KeptDraft } from './draftStorage.js';
import { type DraftKeeping, keepDraft } from './keepDraft.js';
import { claimTab } from './tabId.js';
import type { DocumentStore } from '../documentStore.js';
import type { Identified } from '../types.js';

/** The drafts of the open document. */
export interface DraftKeeper<Document> {
  /** Left behind by closed windows, newest first. */
  readonly left: readonly KeptDraft<Document>[];
  /** Starts storing unsaved changes. */
  start(): void;
  /** Discards a draft that was left behind. @param isTaken whether the document now contains it */
  forget(draft: KeptDraft<Document>, isTaken: boolean): Promise<void>;
  /** Ends the keeper; unsaved changes stay stored. */
  stop(): Promise<void>;
  /** Ends the keeper and discards this window's draft. */
  discard(): Promise<void>;
}

/** @param onFailure called when the browser cannot store drafts; editing continues */
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
    // Saved, but the window was closed before it could clean up.
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
      // What was restored now belongs to this window, and must be stored before the old draft is removed.
      await keeping?.flush();
      if (!isTaken || draft.tabId !== tab.id) await storage.remove(opened.id, draft.tabId).catch(onFailure);
    },
    async discard() {
      await stop();
      await storage.remove(opened.id).catch(onFailure);
    },
  };
}
