import { isContained } from './isContained.js';
import { createDraftStorage, type KeptDraft } from './draftStorage.js';
import { type DraftKeeping, keepDraft } from './keepDraft.js';
import { keepRemoteDraft } from './keepRemoteDraft.js';
import { leftOnServer, ON_SERVER } from './leftOnServer.js';
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
  // The snapshot, and not the current document, because somebody may be typing already.
  const { snapshot: opened, version } = store.getState();
  const tab = await claimTab();
  const storage = createDraftStorage<Document>(userId, tab.id);
  const left: KeptDraft<Document>[] = [];
  const here = await storage.list(opened.id).catch(() => []);
  for (const draft of here) {
    if (await tab.isAlive(draft.tabId)) continue;
    // Saved, but the window was closed before it could clean up.
    if (isContained(store.kind, draft, opened)) await storage.remove(opened.id, draft.tabId).catch(onFailure);
    else left.push(draft);
  }
  const { drafts } = store.gateway;
  // This browser's own drafts are newer than what it sent.
  if (here.length === 0) left.push(...(await leftOnServer(store, { document: opened, version })));
  let keeping: readonly DraftKeeping[] = [];
  const stop = async (): Promise<void> => {
    const ending = keeping;
    keeping = [];
    await Promise.all(ending.map((each) => each.stop()));
    tab.release();
  };
  return {
    left,
    stop,
    start() {
      if (keeping.length > 0) return;
      const remote = drafts && keepRemoteDraft(store, drafts);
      keeping = [keepDraft(store, storage, onFailure), ...(remote === undefined ? [] : [remote])];
    },
    async forget(draft, isTaken) {
      // What was restored now belongs to this window, and must be stored before the old draft is removed.
      await Promise.all(keeping.map((each) => each.flush()));
      if (!isTaken) await drafts?.remove(opened.id).catch(() => undefined);
      if (draft.tabId === ON_SERVER) return;
      if (!isTaken || draft.tabId !== tab.id) await storage.remove(opened.id, draft.tabId).catch(onFailure);
    },
    async discard() {
      await stop();
      await storage.remove(opened.id).catch(onFailure);
      await drafts?.remove(opened.id).catch(() => undefined);
    },
  };
}
