import type { Executor } from '../executor.js';
import type { DeckStatus } from './rows.js';
import { isListed } from './writeDeck.js';

/** The days during which a deleted deck can be restored. */
export const BIN_DAYS = 30;

/** Moves a deck to the bin. It keeps its status but is no longer listed. */
export async function moveToBin(executor: Executor, id: string, now: Date): Promise<void> {
  await executor('app.decks').where({ id }).update({ deleted_at: now, listed_at: null });
}

/** Restores a deck with this status; a listed one is listed again. */
export async function takeFromBin(executor: Executor, id: string, status: DeckStatus, now: Date): Promise<void> {
  await executor('app.decks')
    .where({ id })
    .update({ deleted_at: null, status, listed_at: isListed(status) ? now : null });
}

/** Deletes decks that have been in the bin too long. @returns how many */
export async function emptyBin(executor: Executor, now: Date): Promise<number> {
  const before = new Date(now.getTime() - BIN_DAYS * 24 * 3_600_000);
  return executor('app.decks').where('deleted_at', '<', before).delete();
}

/** Deletes a deck permanently. */
export async function removeDeck(executor: Executor, id: string): Promise<void> {
  await executor('app.decks').where({ id }).delete();
}
