import type { Executor } from '../executor.js';

/** Days that a deleted deck can be brought back. */
export const BIN_DAYS = 30;

/** Moves a deck to the bin. Its status stays, but it is listed nowhere. */
export async function moveToBin(executor: Executor, id: string, now: Date): Promise<void> {
  await executor('app.decks').where({ id }).update({ deleted_at: now, listed_at: null });
}

/** Brings a deck back as it was; a listed one is listed anew. */
export async function takeFromBin(executor: Executor, id: string, now: Date): Promise<void> {
  await executor('app.decks')
    .where({ id })
    .update({
      deleted_at: null,
      listed_at: executor.raw(`case when status in ('published', 'early-access') then ?::timestamptz end`, [now]),
    });
}

/** Removes what has been in the bin for too long. @returns how many decks */
export async function emptyBin(executor: Executor, now: Date): Promise<number> {
  const before = new Date(now.getTime() - BIN_DAYS * 24 * 3_600_000);
  return executor('app.decks').where('deleted_at', '<', before).delete();
}

/** Removes one deck for good. */
export async function removeDeck(executor: Executor, id: string): Promise<void> {
  await executor('app.decks').where({ id }).delete();
}
