import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_MS } from '../times.js';

const PREFIX = 'cardwright-export-';

/** Creates an empty folder for the files of one export. */
export function makeJobFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), PREFIX));
}

/** Deletes the folders of processes that were killed. No attempt takes half as long as a folder is left alone. */
export async function removeStrayFolders(): Promise<void> {
  const names = await readdir(tmpdir());
  const folders = names.filter((name) => name.startsWith(PREFIX)).map((name) => join(tmpdir(), name));
  for (const folder of folders) {
    const changed = await stat(folder).catch(() => undefined);
    if (changed === undefined || Date.now() - changed.mtimeMs < 2 * LONGEST_MS) continue;
    // It may belong to another user of this machine.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
