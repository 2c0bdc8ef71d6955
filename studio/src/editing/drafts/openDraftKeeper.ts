import isEqual from 'fast-deep-equal';
import { createDraftStorage, type KeptDraft } from './draftStorage.js';
import { type DraftKeeping, keepDraft } from './keepDraft.js';
import { claimTab } from './tabId.js';
import type { DeckStore } from '../deckStore.js';
import { asFields } from '../../deck/document/documentOf.js';

/** The drafts of the deck that is open. */
export interface DraftKeeper {
  /** Left behind by windows that are gone, the newest first. */
  readonly left: readonly KeptDraft[];
  /** Keeps what is not saved from now on. */
  start(): void;
  /** Forgets a draft that was left behind. @param isTaken whether it is in the deck now */
  forget(draft: KeptDraft, isTaken: boolean): Promise<void>;
  /** Ends; what is not saved stays kept. */
  stop(): Promise<void>;
  /** Ends and forgets this window's draft. */
  discard(): Promise<void>;
}

/** @param onFailure told where the browser cannot keep drafts; editing goes on */
export async function openDraftKeeper(
  store: DeckStore,
  userId: string,
  onFailure: (error: unknown) => void,
): Promise<DraftKeeper> {
  const { deck } = store.getState();
  const tab = await claimTab();
  const storage = createDraftStorage(userId, tab.id);
  const left: KeptDraft[] = [];
  for (const draft of await storage.list(deck.id).catch(() => [])) {
    if (await tab.isAlive(draft.tabId)) continue;
    // Saved, and the window was closed before it could clear up.
    if (isEqual(asFields(draft.deck), asFields(deck))) await storage.remove(deck.id, draft.tabId).catch(onFailure);
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
    start: () => void (keeping ??= keepDraft(deck.id, store, storage, onFailure)),
    async forget(draft, isTaken) {
      // What was taken in is this window's own by now, and must be kept as such before the other goes.
      await keeping?.flush();
      if (!isTaken || draft.tabId !== tab.id) await storage.remove(deck.id, draft.tabId).catch(onFailure);
    },
    async discard() {
      await stop();
      await storage.remove(deck.id).catch(onFailure);
    },
  };
}
