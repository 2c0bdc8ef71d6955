import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LONGEST_MS } from '../times.js';
import { makeJobFolder, removeStrayFolders } from './jobFolders.js';

it('removes only the folders of exports that must have ended', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'cw-'));
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(temporary, { recursive: true });
  });
  const longAgo = new Date(Date.now() - 3 * LONGEST_MS);
  const [stray, running] = [await makeJobFolder(), await makeJobFolder()];
  await writeFile(join(stray, 'deck.pdf'), 'half of it');
  await writeFile(join(temporary, 'notes.txt'), 'of somebody else');
  for (const path of [stray, join(temporary, 'notes.txt')]) await utimes(path, longAgo, longAgo);
  await removeStrayFolders();
  expect((await readdir(temporary)).sort()).toEqual([basename(running), 'notes.txt']);
});
