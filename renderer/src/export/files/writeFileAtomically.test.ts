import { spawnSync } from 'node:child_process';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { partFile } from './partFile.js';
import { writeFileAtomically } from './writeFileAtomically.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardwright-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Content that breaks off. */
async function* failing(error: Error): AsyncGenerator<Uint8Array, void, void> {
  await Promise.resolve();
  yield Buffer.from('half');
  throw error;
}

describe('writeFileAtomically', () => {
  it('writes bytes, text and streams, creates folders and replaces existing files', async () => {
    const path = join(folder, 'a/b/card.png');
    await writeFileAtomically(path, new Uint8Array([1, 2, 3]));
    expect([...(await readFile(path))]).toEqual([1, 2, 3]);
    await writeFileAtomically(path, 'Lamp');
    expect(await readFile(path, 'utf8')).toBe('Lamp');
    await writeFileAtomically(
      path,
      (async function* () {
        await Promise.resolve();
        yield Buffer.from('An');
        yield Buffer.from('vil');
      })(),
    );
    expect(await readFile(path, 'utf8')).toBe('Anvil');
    expect(await readdir(join(folder, 'a/b'))).toEqual(['card.png']);
  });

  it.each([0o600, 0o666, 0o444])('keeps the permissions of the file that it replaces: %o', async (mode) => {
    const path = join(folder, 'deck.json');
    await writeFile(path, 'old');
    await chmod(path, mode);
    await writeFileAtomically(path, 'new');
    expect((await stat(path)).mode & 0o777).toBe(mode);
    expect(await readFile(path, 'utf8')).toBe('new');
  });

  it('writes to what a symbolic link leads to', async () => {
    await mkdir(join(folder, 'shared'));
    await writeFile(join(folder, 'shared/cards.csv'), 'old');
    const link = join(folder, 'cards.csv');
    await symlink('shared/cards.csv', link);
    await writeFileAtomically(link, 'new');
    expect([(await lstat(link)).isSymbolicLink(), await readlink(link)]).toEqual([true, 'shared/cards.csv']);
    expect(await readFile(join(folder, 'shared/cards.csv'), 'utf8')).toBe('new');
    expect(await readdir(folder, { recursive: true })).toEqual(['cards.csv', 'shared', 'shared/cards.csv']);
  });

  it('keeps the old file and leaves no temporary file if the content fails', async () => {
    const path = join(folder, 'deck.pdf');
    await writeFile(path, 'old');
    await expect(writeFileAtomically(path, failing(new Error('no more cards')))).rejects.toThrow('no more cards');
    expect(await readFile(path, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['deck.pdf']);
  });

  it('names the file that was asked for in errors of the disk, and never the temporary one', async () => {
    const path = join(folder, 'deck.pdf');
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    await expect(writeFileAtomically(path, failing(full))).rejects.toMatchObject({ code: 'ENOSPC', path });
    const picture = Object.assign(new Error('EIO: i/o error, read'), { syscall: 'read', path: 'lamp.png' });
    await expect(writeFileAtomically(path, failing(picture))).rejects.toMatchObject({ path: 'lamp.png' });
    // The temporary name is longer than a name may be.
    const long = join(folder, 'x'.repeat(250));
    await expect(writeFileAtomically(long, 'x')).rejects.toMatchObject({ code: 'ENAMETOOLONG', path: long });
    await mkdir(path);
    await expect(writeFileAtomically(path, 'x')).rejects.toMatchObject({ code: 'EISDIR', path });
  });

  it('removes what killed processes have left of the same file, and nothing else', async () => {
    const gone = spawnSync(process.execPath, ['--version']).pid;
    const random = '0123456789ab';
    const [, host = ''] = /([\da-f]{8})-\d+-[\da-f]{12}\.part$/.exec(partFile('deck.pdf')) ?? [];
    const abandoned = [`.deck.pdf.${host}-${gone}-${random}.part`, `.deck.pdf.${host}-${process.pid}-${random}.part`];
    const kept = [
      // Somebody else is writing it.
      `.deck.pdf.${host}-${process.ppid}-${random}.part`,
      // The process that wrote this file may run on another host.
      `.deck.pdf.00000000-${gone}-${random}.part`,
      `.deck.pdf.bak.${host}-${gone}-${random}.part`,
      `.deck.${host}-${gone}-${random}.part`,
      `.deck.pdf.${host}-${gone}-mine.part`,
      `deck.pdf.${host}-${gone}-${random}.part`,
    ];
    for (const name of [...abandoned, ...kept]) await writeFile(join(folder, name), 'half');
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(join(folder, abandoned[1] ?? ''), longAgo, longAgo);
    const pieces = (async function* () {
      await Promise.resolve();
      yield Buffer.from('whole');
    })();
    await writeFileAtomically(join(folder, 'deck.pdf'), pieces);
    expect((await readdir(folder)).toSorted()).toEqual(['deck.pdf', ...kept].toSorted());
  });

  it('leaves nothing when aborted', async () => {
    const controller = new AbortController();
    const reason = new Error('Ctrl-C');
    const content = (async function* () {
      await Promise.resolve();
      yield Buffer.from('half');
      controller.abort(reason);
      yield Buffer.from('the other half');
    })();
    await expect(
      writeFileAtomically(join(folder, 'deck.pdf'), content, { signal: controller.signal }),
    ).rejects.toThrow();
    await expect(writeFileAtomically(join(folder, 'deck.pdf'), 'x', { signal: controller.signal })).rejects.toBe(
      reason,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});
