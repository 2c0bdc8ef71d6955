import isEqual from 'fast-deep-equal';
import { createDraftStorage, type KeptDraft } from '../../../document/draftStorage.js';
import { keepDraft } from '../../../document/keepDraft.js';
import { claimTab } from '../../../document/tabId.js';
import type { DeckStore } from '../../../document/deckStore.js';
import { asFields } from '../documentOf.js';

/** The drafts of the deck that is open. */
export interface DraftKeeper {
  /** Left behind by windows that are gone, the newest first. */
  readonly left: readonly KeptDraft[];
  /** Keeps what is not saved from now on. */
  start(): void;
  /** Forgets a draft that was left behind: it was taken in, or is not wanted. */
  forget(draft: KeptDraft): Promise<void>;
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
  let end: (() => Promise<void>) | undefined;
  const stop = async (): Promise<void> => {
    await end?.();
    end = undefined;
    tab.release();
  };
  return {
    left,
    stop,
    start: () => void (end ??= keepDraft(deck.id, store, storage, onFailure)),
    forget: (draft) => storage.remove(deck.id, draft.tabId).catch(onFailure),
    async discard() {
      await stop();
      await storage.remove(deck.id).catch(onFailure);
    },
  };
}
