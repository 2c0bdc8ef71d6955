import { createStore as createDatabase, del, get, keys, set } from 'idb-keyval';

/** What was typed and not saved, kept in this browser. */
export interface Draft<Document> {
  readonly document: Document;
  /** What was edited, for merging when the server has gone on. */
  readonly base: Document;
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
}

/** A draft that some window left behind. */
export interface KeptDraft<Document> extends Draft<Document> {
  /** The window's id. */
  readonly tabId: string;
}

/**
 * Drafts of one person's documents, one for each window: two windows on a document do not overwrite each other's. Another
 * person at the same browser does not see them.
 */
export interface DraftStorage<Document> {
  /** Every window's draft of a document, the newest first. */
  list(documentId: string): Promise<readonly KeptDraft<Document>[]>;
  /** This window's. */
  write(documentId: string, draft: Draft<Document>): Promise<void>;
  /** This window's, or another's. */
  remove(documentId: string, tabId?: string): Promise<void>;
}

export function createDraftStorage<Document>(userId: string, ownTabId: string): DraftStorage<Document> {
  // Every kind of document shares this store: ids tell them apart, and a browser cannot rename a store.
  const database = createDatabase('cardwright-drafts', 'decks');
  const prefixOf = (documentId: string): string => `${userId}/${documentId}/`;
  return {
    async list(documentId) {
      const prefix = prefixOf(documentId);
      const found = (await keys<string>(database)).filter((key) => key.startsWith(prefix));
      const drafts = await Promise.all(
        found.map(async (key): Promise<KeptDraft<Document>[]> => {
          const draft = await get<Draft<Document>>(key, database);
          return draft === undefined ? [] : [{ ...draft, tabId: key.slice(prefix.length) }];
        }),
      );
      return drafts.flat().sort((left, right) => (left.at < right.at ? 1 : -1));
    },
    write: (documentId, draft) => set(prefixOf(documentId) + ownTabId, draft, database),
    remove: (documentId, tabId = ownTabId) => del(prefixOf(documentId) + tabId, database),
  };
}
