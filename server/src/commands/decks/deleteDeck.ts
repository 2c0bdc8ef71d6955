import type { MemberCaller } from '../../caller.js';
import { notFound } from '../../errors.js';
import { canWriteDeck } from '../../policies/decks.js';
import { moveToBin, removeDeck, takeFromBin } from '../../queries/decks/binDeck.js';
import { readDeckHead, type DeckHead } from '../../queries/decks/readDeck.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import type { Services } from '../../services.js';

type Rooms = Pick<Services, 'database' | 'clock'>;

/** Moves a deck to its owner's bin, from which it can be restored for 30 days. @throws HttpProblem 404 */
export function deleteDeck({ database, clock }: Rooms, caller: MemberCaller, id: string): Promise<void> {
  return inTransaction(database, async (trx) => {
    const deck = await ownDeck(trx, caller, id);
    if (deck.deleted_at === null) await moveToBin(trx, id, clock());
  });
}

/** Restores a deck from the bin; does nothing if it is not in the bin. @throws HttpProblem 404 */
export function restoreDeck({ database, clock }: Rooms, caller: MemberCaller, id: string): Promise<void> {
  return inTransaction(database, async (trx) => {
    const deck = await ownDeck(trx, caller, id);
    if (deck.deleted_at !== null) await takeFromBin(trx, id, clock());
  });
}

/** Deletes a deck permanently; it must be in the bin. @throws HttpProblem 404 */
export function eraseDeck({ database }: Rooms, caller: MemberCaller, id: string): Promise<void> {
  return inTransaction(database, async (trx) => {
    const deck = await ownDeck(trx, caller, id);
    if (deck.deleted_at === null) throw notFound('Deck in the bin');
    await removeDeck(trx, id);
  });
}

async function ownDeck(trx: Executor, caller: MemberCaller, id: string): Promise<DeckHead> {
  const deck = await readDeckHead(trx, id, true);
  if (deck === undefined || !canWriteDeck(caller, deck)) throw notFound('Deck');
  return deck;
}
