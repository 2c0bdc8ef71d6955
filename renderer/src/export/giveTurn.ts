import { setImmediate } from 'node:timers/promises';

/** How long other work waits while short steps follow each other, in ms. */
const LONGEST_WAIT = 10;

/**
 * Lets other work of the process run: a server's answers, the lease of an export, Ctrl-C. Promises that are already kept
 * do not, so a loop over a thousand faces would hold everything up for as long as it takes.
 */
export const giveTurn = (): Promise<void> => setImmediate();

/** Makes a function to call before each of many short steps. It gives a turn once in 10 ms: a turn costs as much as a small face. */
export function giveTurnsBetween(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < LONGEST_WAIT) return;
    await giveTurn();
    last = performance.now();
  };
}
