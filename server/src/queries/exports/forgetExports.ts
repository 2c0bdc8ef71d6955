import type { Executor } from '../executor.js';

/** Removes exports that ended before the date, with the decks as they were ordered. @returns how many */
export async function forgetExports(executor: Executor, before: Date): Promise<number> {
  return executor('app.exports')
    .whereIn('status', ['failed', 'cancelled', 'expired'])
    .where('updated_at', '<', before)
    .delete();
}
