import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { HOST } from './host.js';
import { isRunning } from './isRunning.js';

/**
 * The time in ms after which an unchanged part counts as abandoned. Its process id is not enough: ids are reused, and
 * in containers they are often the same.
 */
const LONGEST_PAUSE = 60 * 60 * 1000;

/** A new name beside a file, hidden, for what is written there until it is complete. It contains the host and the process id. */
export function partFile(target: string): string {
  return join(dirname(target), `${startOf(target)}${HOST}-${process.pid}-${randomBytes(6).toString('hex')}.part`);
}

/**
 * Removes the parts of a file that nobody completes, because their process on this host is gone or they have not changed
 * for an hour. Never rejects, because abandoned parts do no harm.
 */
export async function removeAbandonedParts(target: string): Promise<void> {
  const start = startOf(target);
  const names = await readdir(dirname(target)).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(start))) {
    const [, host, id] = /^([\da-f]{8})-(\d+)-[\da-f]{12}\.part$/.exec(name.slice(start.length)) ?? [];
    const part = join(dirname(target), name);
    if (id === undefined) continue;
    const isGone = host === HOST && !isRunning(Number(id));
    if (isGone || (await hasPaused(part))) await rm(part).catch(() => undefined);
  }
}

const startOf = (target: string): string => `.${basename(target)}.`;

async function hasPaused(part: string): Promise<boolean> {
  const found = await stat(part).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > LONGEST_PAUSE;
}
