import { symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { deckFolders } from './deckFolders.js';

const FILES = {
  'deck.yaml': '{{{',
  'designs/front.json': '',
  'images/birds/owl.png': '',
  'out/x.pdf': '',
  '.git/objects/x': '',
  'node_modules/x/y': '',
};

async function foldersOf(folder: string, source: string): Promise<readonly string[]> {
  const { folders } = await deckFolders(source, (path) => path === join(folder, 'out'));
  return [...folders].map((each) => relative(folder, each)).toSorted();
}

describe('the folders of a deck', () => {
  it('are its own and all below, also if the deck is broken, but none with outputs, hidden files or packages', async () => {
    const folder = temporaryFolder(FILES);
    const all = ['', 'designs', 'images', 'images/birds'];
    expect(await foldersOf(folder, folder)).toEqual(all);
    expect(await foldersOf(folder, join(folder, 'deck.yaml'))).toEqual(all);
  });

  it('include what symbolic links lead to, once', async () => {
    const folder = temporaryFolder(FILES);
    const shared = temporaryFolder({ 'fish/cod.png': '' });
    symlinkSync(shared, join(folder, 'shared'));
    symlinkSync(folder, join(folder, 'images/circle'));
    symlinkSync('nowhere', join(folder, 'images/nothing'));
    const all = ['', 'designs', 'images', 'images/birds', 'shared', 'shared/fish'];
    expect(await foldersOf(folder, folder)).toEqual(all);
  });

  it('are the nearest ones if there are too many, and say that there are more', async () => {
    const folder = temporaryFolder(FILES);
    const isSkipped = (path: string): boolean => path === join(folder, 'out');
    const { folders, isComplete } = await deckFolders(folder, isSkipped, 3);
    expect([...folders].map((each) => relative(folder, each)).toSorted()).toEqual(['', 'designs', 'images']);
    expect(isComplete).toBe(false);
    expect(await deckFolders(folder, isSkipped, 4)).toMatchObject({ isComplete: true });
  });

  it('are only the one where the deck is expected while there is none', async () => {
    const folder = temporaryFolder(FILES);
    expect(await foldersOf(folder, join(folder, 'missing'))).toEqual(['']);
  });
});
