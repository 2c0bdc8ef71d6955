import { setImmediate } from 'node:timers/promises';

/**
 * Lets other work of the process run: a server's answers, the lease of an export, Ctrl-C. Promises that are already kept
 * do not, so a loop over a thousand faces would hold everything up for as long as it takes.
 */
export const giveTurn = (): Promise<void> => setImmediate();
