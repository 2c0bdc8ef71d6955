import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST } from '../files/host.js';
import { isRunning } from '../files/isRunning.js';

const PREFIX = `cardwright-profile-${HOST}-`;

/** The processes of a browser that was just killed may still write. */
const REMOVAL = { recursive: true, force: true, maxRetries: 8, retryDelay: 50 } as const;

/**
 * Creates the folder for a browser's profile. Its name contains the host and the process id, so that the profiles of
 * killed programs are recognised; they are removed first.
 */
export async function makeProfile(): Promise<string> {
  const folder = tmpdir();
  for (const name of await readdir(folder).catch(() => [])) {
    const [, id] = /^(\d+)-\w{6}$/.exec(name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '') ?? [];
    if (id !== undefined && !isRunning(Number(id))) await removeProfile(join(folder, name));
  }
  return mkdtemp(join(folder, `${PREFIX}${process.pid}-`));
}

/** Never rejects: what is left is removed when the next browser starts. */
export async function removeProfile(profile: string): Promise<void> {
  await rm(profile, REMOVAL).catch(() => undefined);
}

/** Removes a profile when its browser ends, or with this process if that ends first. */
export async function removeWithProcess(profile: string, browser: ChildProcess | null): Promise<void> {
  const removeNow = (): void => {
    try {
      rmSync(profile, REMOVAL);
    } catch {
      // As above.
    }
  };
  process.once('exit', removeNow);
  // Not `exit`: what was started may be a script, and the browser's processes, which share its streams, write until they end.
  if (browser) await once(browser, 'close');
  await removeProfile(profile);
  process.off('exit', removeNow);
}
