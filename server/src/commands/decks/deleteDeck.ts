import type { MemberCaller } from '../../caller.js';
import { notFound } from '../../errors.js';
import { canWriteDeck } from '../../policies/decks.js';
import { moveToBin, removeDeck, takeFromBin } from '../../queries/decks/binDeck.js';
import { readDeckHead, readDeckRow, type DeckHead } from '../../queries/decks/readDeck.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import type { Services } from '../../services.js';
import { missingToPublish } from './assertPublishable.js';
import { deckRefusal } from './deckRefusal.js';

type Rooms = Pick<Services, 'database' | 'clock' | 'saves'>;

/** Moves a deck to its owner's bin, from which it can be restored for 30 days. @throws HttpProblem 403, 404 */
export function deleteDeck({ clock, ...rooms }: Rooms, caller: MemberCaller, id: string): Promise<void> {
  return inTurn(rooms, id, async (trx) => {
    const deck = await ownDeck(trx, caller, id);
    if (deck.deleted_at === null) await moveToBin(trx, id, clock());
  });
}

/**
 * Restores a deck from the bin; does nothing if it is not in the bin. A public deck that has become incomplete, such as
 * by losing its world, comes back as a draft.
 * @throws HttpProblem 403, 404
 */
export function restoreDeck({ clock, ...rooms }: Rooms, caller: MemberCaller, id: string): Promise<void> {
  return inTurn(rooms, id, async (trx) => {
    const { deleted_at } = await ownDeck(trx, caller, id);
    const row = await readDeckRow(trx, id);
    if (deleted_at === null || row === undefined) return;
    const status = missingToPublish(row.deck).length > 0 ? 'draft' : row.deck.status;
    await takeFromBin(trx, id, status, clock());
  });
}

/** Deletes a deck permanently; it must be in the bin. @throws HttpProblem 403, 404 */
export function eraseDeck(rooms: Rooms, caller: MemberCaller, id: string): Promise<void> {
  return inTurn(rooms, id, async (trx) => {
    const deck = await ownDeck(trx, caller, id);
    if (deck.deleted_at === null) throw notFound('Deck in the bin');
    await removeDeck(trx, id);
  });
}

/** Waits for saves of the deck before it takes a connection. */
function inTurn(
  { database, saves }: Pick<Rooms, 'database' | 'saves'>,
  id: string,
  work: (trx: Executor) => Promise<void>,
): Promise<void> {
  return saves.run(id, () => inTransaction(database, work));
}

async function ownDeck(trx: Executor, caller: MemberCaller, id: string): Promise<DeckHead> {
  const deck = await readDeckHead(trx, id, true);
  if (deck === undefined || !canWriteDeck(caller, deck)) throw deckRefusal(caller, deck);
  return deck;
}
