import { ApiError } from '../../api/ApiError.js';
import { forgetDeckDraft, keepDeckDraft, readDeckDraft, readDeckVersion } from '../../api/deckHistory.js';
import type { RemoteDrafts } from '../../editing/DocumentKind.js';
import type { DeckDocument } from './types.js';

/** The signed-in person's drafts of decks, on the server. */
export const deckDrafts: RemoteDrafts<DeckDocument> = {
  async read(id) {
    const draft = await readDeckDraft(id);
    if (draft === null) return undefined;
    // Written by `write`, so the server has it in the editor's own form.
    return { document: draft.deck as DeckDocument, version: draft.version, at: draft.updated_at };
  },
  write: (deck, version) => keepDeckDraft(deck.id, { version, deck }),
  remove: forgetDeckDraft,
  async baseOf(id, version) {
    try {
      return (await readDeckVersion(id, version)) as DeckDocument;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  },
};
