import { isAdmin, isSelf, type Caller } from '../api/caller.js';
import type { DeckHead } from '../queries/decks/readDeck.js';

const PUBLIC = new Set<string>(['published', 'early-access', 'unlisted']);

type Guarded = Pick<DeckHead, 'user_id' | 'status' | 'deleted_at'>;

/** Everybody who has the address may read it. */
export function isPublicDeck({ status, deleted_at }: Guarded): boolean {
  return PUBLIC.has(status) && deleted_at === null;
}

/** Its owner and admins, and for public decks everybody. Deleted ones are in their owner's bin only. */
export function canReadDeck(caller: Caller, deck: Guarded): boolean {
  return isPublicDeck(deck) || (deck.deleted_at === null && canWriteDeck(caller, deck));
}

/** Its owner and admins; the product's own decks have no owner. */
export function canWriteDeck(caller: Caller, { user_id }: Pick<Guarded, 'user_id'>): boolean {
  return isSelf(caller, user_id) || isAdmin(caller);
}
