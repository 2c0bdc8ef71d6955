import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { deckFolders } from './deckFolders.js';
import { FolderWatcher } from './FolderWatcher.js';

const FILES = {
  'deck.yaml': '',
  'images/fern/a.svg': '',
  '.git/HEAD': '',
  'node_modules/x/index.js': '',
  'out/a.png': '',
};

/** Watches the folders of a deck as `--watch` does. */
function watching(folder: string) {
  const watcher = new FolderWatcher((path) => path === join(folder, 'out'));
  onTestFinished(() => watcher.close());
  return {
    watch: async () => watcher.watch(await deckFolders(folder, (path) => path === join(folder, 'out'))),
    next: () => watcher.next(new AbortController().signal),
  };
}

describe('the folders of a watched deck', () => {
  it('are its own and all below, but no hidden ones, packages and outputs', async () => {
    const folder = temporaryFolder(FILES);
    const below = [folder, join(folder, 'images'), join(folder, 'images/fern')];
    const isOutput = (path: string): boolean => path === join(folder, 'out');
    expect([...(await deckFolders(folder, isOutput))].toSorted()).toEqual(below);
    expect([...(await deckFolders(join(folder, 'deck.yaml'), isOutput))].toSorted()).toEqual(below);
    expect([...(await deckFolders(join(folder, 'none.yaml'), isOutput))]).toEqual([folder]);
  });

  it.each([
    ['removed and made again', (path: string) => rmSync(path, { recursive: true })],
    ['renamed and made again', (path: string) => renameSync(path, `${path} old`)],
  ])('are watched after one was %s', async (_, remove) => {
    const folder = temporaryFolder(FILES);
    const { watch, next } = watching(folder);
    await watch();
    remove(join(folder, 'images'));
    await next();
    mkdirSync(join(folder, 'images/fern'), { recursive: true });
    await watch();
    const changed = next();
    writeFileSync(join(folder, 'images/fern/a.svg'), '<svg/>');
    expect(await changed).toContain('a.svg');
  });
});
