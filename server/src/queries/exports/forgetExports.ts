import type { Executor } from '../executor.js';

/** Deletes exports that ended before the date, including their deck snapshots. @returns how many */
export async function forgetExports(executor: Executor, before: Date): Promise<number> {
  return executor('app.exports')
    .whereIn('status', ['failed', 'cancelled', 'expired'])
    .where('updated_at', '<', before)
    .delete();
}
