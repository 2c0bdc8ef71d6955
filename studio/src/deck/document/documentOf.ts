import type { Deck } from '@cardwright/renderer';
import type { StoredDeck } from '../../api/decks.js';
import type { DeckDocument } from './types.js';

/** What the server keeps about a deck beside its content. */
const BOOKKEEPING = ['user_id', 'version', 'created_at', 'updated_at', 'deleted_at', 'listed_at', 'author', 'designs'];

/** A deck from the server as the document under edit. Everything that it stores has an id. */
export function asDocument(stored: StoredDeck): DeckDocument {
  // What the schema leaves open for files, the server always gives.
  const known: unknown = stored;
  return known as DeckDocument;
}

/** Every field of a deck that a save sends. */
export function asFields(deck: DeckDocument): Partial<Deck> {
  return Object.fromEntries(Object.entries(deck).filter(([key]) => !BOOKKEEPING.includes(key)));
}
