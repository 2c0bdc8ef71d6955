import { createStore as createDatabase, del, get, keys, set } from 'idb-keyval';
import type { DeckDocument } from '../../deck/document/types.js';

/** What was typed and not saved, kept in this browser. */
export interface DeckDraft {
  readonly deck: DeckDocument;
  /** What was edited, for merging when the server has gone on. */
  readonly base: DeckDocument;
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
}

/** A draft that some window left behind. */
export interface KeptDraft extends DeckDraft {
  /** The window's id. */
  readonly tabId: string;
}

/**
 * Drafts of one person's decks, one a window: two windows on a deck do not overwrite each other's. Another person at the
 * same browser does not see them.
 */
export interface DraftStorage {
  /** Every window's draft of a deck, the newest first. */
  list(deckId: string): Promise<readonly KeptDraft[]>;
  /** This window's. */
  write(deckId: string, draft: DeckDraft): Promise<void>;
  /** This window's, or another's. */
  remove(deckId: string, tabId?: string): Promise<void>;
}

export function createDraftStorage(userId: string, ownTabId: string): DraftStorage {
  const database = createDatabase('cardwright-drafts', 'decks');
  const prefixOf = (deckId: string): string => `${userId}/${deckId}/`;
  return {
    async list(deckId) {
      const prefix = prefixOf(deckId);
      const found = (await keys<string>(database)).filter((key) => key.startsWith(prefix));
      const drafts = await Promise.all(
        found.map(async (key): Promise<KeptDraft[]> => {
          const draft = await get<DeckDraft>(key, database);
          return draft === undefined ? [] : [{ ...draft, tabId: key.slice(prefix.length) }];
        }),
      );
      return drafts.flat().sort((left, right) => (left.at < right.at ? 1 : -1));
    },
    write: (deckId, draft) => set(prefixOf(deckId) + ownTabId, draft, database),
    remove: (deckId, tabId = ownTabId) => del(prefixOf(deckId) + tabId, database),
  };
}
