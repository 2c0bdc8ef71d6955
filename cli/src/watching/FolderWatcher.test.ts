import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { deckFolders } from './deckFolders.js';
import { FileContents } from './FileContents.js';
import { FolderWatcher } from './FolderWatcher.js';

const neverAborts = new AbortController().signal;

let folder: string;
let watcher: FolderWatcher;
beforeEach(() => {
  folder = temporaryFolder({ 'deck.yaml': '', 'images/birds/owl.png': 'owl' });
  watcher = new FolderWatcher((path) => path === join(folder, 'sheets.pdf'));
});
afterEach(() => watcher.close());

async function changesAfter(change: () => void): Promise<ReadonlySet<string | null>> {
  watcher.watch((await deckFolders(folder, () => false)).folders);
  change();
  return watcher.next(neverAborts);
}

const draw = (): void => writeFileSync(join(folder, 'images/birds/owl.png'), 'another owl');

describe('the watcher of folders', () => {
  it('names the files that changed, except those that the program writes', async () => {
    const changed = await changesAfter(() => {
      writeFileSync(join(folder, 'sheets.pdf'), '');
      writeFileSync(join(folder, 'deck.yaml'), 'title: Owls');
    });
    expect([...changed]).toEqual(['deck.yaml']);
  });

  it('does not name a file that is written again with the same content', async () => {
    const hasChanged = vi.spyOn(FileContents.prototype, 'hasChanged');
    onTestFinished(() => hasChanged.mockRestore());
    expect([...(await changesAfter(draw))]).toEqual(['owl.png']);
    const next = changesAfter(draw);
    await vi.waitFor(() => expect(hasChanged).toHaveBeenCalledTimes(2));
    writeFileSync(join(folder, 'deck.yaml'), 'title: Owls');
    expect([...(await next)]).toEqual(['deck.yaml']);
  });

  it('sees files in a folder that was removed and made again', async () => {
    const birds = join(folder, 'images/birds');
    const changed = await changesAfter(() => {
      rmSync(birds, { recursive: true });
      mkdirSync(birds);
    });
    expect(changed).toContain('birds');
    expect(await changesAfter(draw)).toContain('owl.png');
  });

  it('sees files in a folder that takes the place of a renamed one, also if its parent was renamed', async () => {
    const changed = await changesAfter(() => {
      renameSync(join(folder, 'images'), join(folder, 'old'));
      mkdirSync(join(folder, 'images/birds'), { recursive: true });
    });
    expect(changed).toContain('images');
    expect(await changesAfter(draw)).toContain('owl.png');
  });

  it('returns why the system watches no more folders', () => {
    const full = Object.assign(new Error('ENOSPC: System limit for number of file watchers reached'), {
      code: 'ENOSPC',
      syscall: 'watch',
    });
    const refusing = new FolderWatcher(
      () => false,
      () => {
        throw full;
      },
    );
    expect(refusing.watch([folder])).toBe(full);
  });
});
