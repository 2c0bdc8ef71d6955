import { createStore as createDatabase, del, get, set } from 'idb-keyval';
import type { DeckDocument } from './types.js';

/** What was typed and not saved, kept in this browser. */
export interface DeckDraft {
  readonly deck: DeckDocument;
  /** What was edited, for merging when the server has gone on. */
  readonly base: DeckDocument;
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Drafts of one person's decks. Another person at the same browser does not see them. */
export interface DraftStorage {
  read(deckId: string): Promise<DeckDraft | undefined>;
  write(deckId: string, draft: DeckDraft): Promise<void>;
  remove(deckId: string): Promise<void>;
}

export function createDraftStorage(userId: string): DraftStorage {
  const database = createDatabase('cardwright-drafts', 'decks');
  const key = (deckId: string): string => `${userId}/${deckId}`;
  return {
    read: (deckId) => get<DeckDraft>(key(deckId), database),
    write: (deckId, draft) => set(key(deckId), draft, database),
    remove: (deckId) => del(key(deckId), database),
  };
}
