import type { Deck } from '@cardwright/renderer';
import type { StoredDeck } from '../../api/decks.js';
import type { DeckDocument } from './types.js';

/** The server's fields of a deck beside its content. */
const BOOKKEEPING = ['user_id', 'version', 'created_at', 'updated_at', 'deleted_at', 'listed_at', 'author', 'designs'];

/** Turns a deck from the server into the document under edit. Every stored part has an id. */
export function asDocument(stored: StoredDeck): DeckDocument {
  // The schema leaves these optional for files; the server always sends them.
  const known: unknown = stored;
  return known as DeckDocument;
}

/** The deck fields that a save sends. */
export function asFields(deck: DeckDocument): Partial<Deck> {
  return Object.fromEntries(Object.entries(deck).filter(([key]) => !BOOKKEEPING.includes(key)));
}
