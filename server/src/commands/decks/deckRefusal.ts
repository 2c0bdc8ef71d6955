import type { Caller } from '../../caller.js';
import { HttpProblem, notFound } from '../../errors.js';
import { canReadDeck } from '../../policies/decks.js';
import type { DeckHead } from '../../queries/decks/readDeck.js';

/**
 * Refuses a change to a deck that the caller may not change: 403 if they may read it, as everyone may read a public deck;
 * otherwise 404, which does not tell whether it exists.
 */
export function deckRefusal(
  caller: Caller,
  deck: Pick<DeckHead, 'user_id' | 'status' | 'deleted_at'> | undefined,
): HttpProblem {
  if (deck === undefined || !canReadDeck(caller, deck)) return notFound('Deck');
  return new HttpProblem('forbidden', 'This deck belongs to someone else. Duplicate it and change the copy.');
}
