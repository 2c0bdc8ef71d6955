import { createStore as createDatabase, del, get, keys, set } from 'idb-keyval';

/** Unsaved changes, stored in this browser. */
export interface Draft<Document> {
  readonly document: Document;
  /** The base version, for merging if the server's has changed. */
  readonly base: Document;
  readonly version: number;
  /** What was typed and cannot be read into the document yet. */
  readonly unread?: string | undefined;
  /** ISO 8601. */
  readonly at: string;
}

/** A draft left behind by a window. */
export interface KeptDraft<Document> extends Draft<Document> {
  /** The window's id, or `ON_SERVER`. */
  readonly tabId: string;
}

/**
 * Drafts of one person's documents, one for each window: two windows on a document do not overwrite each other's. Another
 * person at the same browser does not see them.
 */
export interface DraftStorage<Document> {
  /** Every window's draft of a document, newest first. */
  list(documentId: string): Promise<readonly KeptDraft<Document>[]>;
  /** This window's. */
  write(documentId: string, draft: Draft<Document>): Promise<void>;
  /** This window's, or another's. */
  remove(documentId: string, tabId?: string): Promise<void>;
}

export function createDraftStorage<Document>(userId: string, ownTabId: string): DraftStorage<Document> {
  // All kinds of documents share this store: their ids differ, and a store cannot be renamed.
  const database = createDatabase('cardwright-drafts', 'decks');
  const prefixOf = (documentId: string): string => `${userId}/${documentId}/`;
  return {
    async list(documentId) {
      const prefix = prefixOf(documentId);
      const found = (await keys<string>(database)).filter((key) => key.startsWith(prefix));
      const drafts = await Promise.all(
        found.map(async (key): Promise<KeptDraft<Document>[]> => {
          const draft = await get<Draft<Document>>(key, database);
          // Earlier builds kept drafts in another form.
          return draft?.document === undefined ? [] : [{ ...draft, tabId: key.slice(prefix.length) }];
        }),
      );
      return drafts.flat().sort((left, right) => (left.at < right.at ? 1 : -1));
    },
    write: (documentId, draft) => set(prefixOf(documentId) + ownTabId, draft, database),
    remove: (documentId, tabId = ownTabId) => del(prefixOf(documentId) + tabId, database),
  };
}
