import { setImmediate } from 'node:timers/promises';

/**
 * Lets other work of the process run: a server's answers, the lease of an export, Ctrl-C. Awaiting settled promises does
 * not, so a loop over a thousand faces would hold everything up until it ends.
 */
export const giveTurn = (): Promise<void> => setImmediate();
