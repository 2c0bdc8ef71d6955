import type { ListedVersion } from '../contract/deckHistory.js';
import type { DeckVersionRow } from '../queries/decks/deckVersions.js';
import { utc } from './utc.js';

/** A version in a deck's history, for those who may write the deck. */
export function presentVersion({ version, saved_at, saved_by, card_count }: DeckVersionRow): ListedVersion {
  return { version, saved_at: utc(saved_at), saved_by, card_count };
}
