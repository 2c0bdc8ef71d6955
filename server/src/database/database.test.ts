import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../observability/createLog.js';
import { openDatabase } from './connect.js';
import { FolderInUseError, lockFolder } from './lockFolder.js';

const log = createLog('silent');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardwright-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the embedded database in a folder', () => {
  it('allows one process at a time, and keeps everything across a restart', async () => {
    const config = { databaseUrl: undefined, databaseConnections: 10, dataDirectory: folder };
    const first = await openDatabase(config, log);
    const second = openDatabase(config, log);
    await expect(second).rejects.toThrow(FolderInUseError);
    await expect(second).rejects.toThrow(`${join(folder, 'postgres')} is in use by process ${process.pid}`);
    await first.knex.raw(`insert into app.settings (name, value) values ('kept', '1')`);
    await first.close();
    const again = await openDatabase(config, log);
    const { rows } = await again.knex.raw<{ rows: object[] }>('select name, value from app.settings');
    await again.close();
    expect(rows).toEqual([{ name: 'kept', value: 1 }]);
    expect(await readdir(join(folder, 'postgres'))).toEqual(['data']);
  });
});

describe('the lock of a folder', () => {
  const lock = (): string => join(folder, 'lock.00000000-0000-4000-8000-000000000000');
  /** Takes the lock, which removes the claims of others, and releases it. */
  const expectFree = async (): Promise<void> => {
    const unlock = await lockFolder(folder);
    expect(await readdir(folder)).toHaveLength(1);
    expect(await readdir(folder)).not.toContain(basename(lock()));
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  };

  it('names the folder and the process that holds it, and can be released', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toMatchObject({ folder, pid: process.pid });
    await unlock();
    await expectFree();
  });

  it('is respected while its process lives, and taken over after that', async () => {
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    await once(other, 'spawn');
    await writeFile(lock(), `${other.pid}\n\nheld\n`);
    await expect(lockFolder(folder)).rejects.toThrow(new RegExp(`in use by process ${other.pid}\\. Stop that server`));
    other.kill('SIGKILL');
    await once(other, 'exit');
    await expectFree();
  });

  it('is taken over if a later process has the same id, as in a restarted container', async () => {
    await writeFile(lock(), `${process.pid}\n1\nheld\n`);
    await expectFree();
  });

  it.each(['', 'no number\n', '0\n', '-1\n'])('belongs to nobody if its file says %j', async (text) => {
    await writeFile(lock(), text);
    await expectFree();
  });

  it('goes to one of many simultaneous processes, even if a stale one exists', async () => {
    for (const stale of [false, true]) {
      if (stale) await writeFile(lock(), '999999999\n\nheld\n');
      const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
      const got = tries.filter((each) => each.status === 'fulfilled');
      expect(got).toHaveLength(1);
      await got[0]?.value();
    }
  });
});
