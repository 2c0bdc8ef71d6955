import type { Executor } from '../executor.js';

/** The days during which a deleted deck can be restored. */
export const BIN_DAYS = 30;

/** Moves a deck to the bin. It keeps its status but is no longer listed. */
export async function moveToBin(executor: Executor, id: string, now: Date): Promise<void> {
  await executor('app.decks').where({ id }).update({ deleted_at: now, listed_at: null });
}

/** Restores a deck; a public one is listed again. */
export async function takeFromBin(executor: Executor, id: string, now: Date): Promise<void> {
  await executor('app.decks')
    .where({ id })
    .update({
      deleted_at: null,
      listed_at: executor.raw(`case when status in ('published', 'early-access') then ?::timestamptz end`, [now]),
    });
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
