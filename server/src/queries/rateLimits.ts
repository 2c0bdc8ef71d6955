import type { Executor } from './executor.js';

/** Deletes the counts of windows that have ended. @returns how many */
export function pruneRateLimits(executor: Executor, now: Date): Promise<number> {
  return executor('app.rate_limits').where('expire', '<', now.getTime()).delete();
}
