import { isAdmin, isSelf, type Caller } from '../caller.js';
import type { DeckHead } from '../queries/decks/readDeck.js';
import type { DeckRow } from '../queries/decks/rows.js';

const PUBLIC = new Set<string>(['published', 'early-access', 'unlisted']);

type Guarded = Pick<DeckHead, 'user_id' | 'status' | 'deleted_at'>;

/** Anyone with the link may read a public deck. */
export function isPublicDeck({ status, deleted_at }: Omit<Guarded, 'user_id'>): boolean {
  return PUBLIC.has(status) && deleted_at === null;
}

/** Anyone may download the files of a public deck whose owner allows it. */
export function canDownloadDeck(deck: Omit<Guarded, 'user_id'> & Pick<DeckRow, 'allows_download'>): boolean {
  return isPublicDeck(deck) && deck.allows_download;
}

/** The owner and admins, and anyone for public decks. Deleted decks exist only in their owner's bin. */
export function canReadDeck(caller: Caller, deck: Guarded): boolean {
  return isPublicDeck(deck) || (deck.deleted_at === null && canWriteDeck(caller, deck));
}

/** Whether the deck has been deleted, and the caller may know that. */
export function isInBin(caller: Caller, deck: Pick<Guarded, 'user_id' | 'deleted_at'>): boolean {
  return deck.deleted_at !== null && canWriteDeck(caller, deck);
}

/** The owner and admins; decks that come with the product have no owner. */
export function canWriteDeck(caller: Caller, { user_id }: Pick<Guarded, 'user_id'>): boolean {
  return isSelf(caller, user_id) || isAdmin(caller);
}
