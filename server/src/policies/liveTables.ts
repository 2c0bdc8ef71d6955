import type { DeckHead } from '../queries/decks/readDeck.js';
import { isPublicDeck } from './decks.js';

/** A member may open a table with a public deck, or with one of their own that is not in the bin. */
export function canOpenTable(memberId: string, deck: Pick<DeckHead, 'user_id' | 'status' | 'deleted_at'>): boolean {
  return isPublicDeck(deck) || (deck.user_id === memberId && deck.deleted_at === null);
}
