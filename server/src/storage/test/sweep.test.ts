import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeHere } from '../../images/decoding/decodeHere.js';
import { testDatabases, type TestDatabase } from '../../testing/testDatabases.js';
import { EmbeddedStorage } from '../embedded/EmbeddedStorage.js';
import { PictureFiles } from '../embedded/PictureFiles.js';
import { picture } from './pictures.js';

const DAY_MS = 24 * 3_600_000;

describe.each(testDatabases)('leftovers of crashes in the picture storage, on $name', (kind) => {
  let database: TestDatabase;
  let folder: string;
  let storage: EmbeddedStorage;
  let member: string;
  const after = (days: number): Date => new Date(Date.now() + days * DAY_MS);
  const newPath = (owner = member): string => `${owner}/${randomUUID()}.png`;
  const fileOf = async (path: string): Promise<string> => {
    const id = path.slice(0, -'.png'.length).split('/')[1] ?? '';
    const [name = ''] = (await readdir(join(folder, member))).filter((each) => each.startsWith(id));
    return join(folder, member, name);
  };
  const upload = async (): Promise<string> => {
    const path = newPath();
    await storage.put(path, await picture('png'), { ownerId: member });
    return path;
  };
  const paths = async (): Promise<string[]> => (await storage.list(member)).map(({ path }) => path);

  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardwright-sweep-'));
    storage = new EmbeddedStorage(database, new PictureFiles(folder), decodeHere, 'http://localhost:3000');
    member = randomUUID();
    await database.knex('app.storage_objects').delete();
    await database.knex('app.members').insert({ id: member, email: `${member}@example.com` });
    return () => rm(folder, { recursive: true, force: true });
  });

  it('are removed: files without a row, incomplete files, rows without a file; and nothing else', async () => {
    const [kept, gone, lost] = [await upload(), await upload(), await upload()];
    await database.knex('app.storage_objects').where({ path: gone }).delete();
    const left = await fileOf(gone);
    const half = `${await fileOf(kept)}.tmp`;
    const foreign = join(folder, member, 'notes.txt');
    for (const file of [half, foreign]) await writeFile(file, 'x');
    await rm(await fileOf(lost));

    expect(await storage.sweep(after(0))).toBe(0);
    expect(await paths()).toHaveLength(2);
    expect(await storage.sweep(after(2))).toBe(1);
    expect(await paths()).toEqual([kept]);
    expect(existsSync(left)).toBe(true);
    expect(await storage.sweep(after(31))).toBe(2);
    expect([left, half, foreign, await fileOf(kept)].map(existsSync)).toEqual([false, false, true, true]);
    expect(await storage.sweep(after(31))).toBe(0);
  });

  it('are removed: the older file of a replaced picture', async () => {
    const path = await upload();
    const older = await fileOf(path);
    await rename(older, join(folder, 'aside'));
    await storage.put(path, await picture('png', 20, 20), { ownerId: member });
    await rename(join(folder, 'aside'), older);
    expect(await storage.sweep(after(31))).toBe(1);
    expect(existsSync(older)).toBe(false);
    const found = await storage.open(path);
    found?.stream.destroy();
    expect(found?.size).toBeGreaterThan(0);
  });

  it('are removed: pictures of deleted members, but not those that come with the product', async () => {
    const path = await upload();
    await storage.put('official/decks/a-deck/picture.png', await picture('png'), { ownerId: null });
    await database.knex('app.members').where({ id: member }).delete();
    expect(await storage.sweep(after(0))).toBe(0);
    const file = await fileOf(path);
    expect(await storage.sweep(after(2))).toBe(1);
    expect([await paths(), existsSync(file)]).toEqual([[], false]);
    expect(await storage.list('official')).toHaveLength(1);
  });

  it('all stay in a folder that belongs to another database', async () => {
    for (let n = 0; n < 11; n += 1) await upload();
    await rename(join(folder, member), join(folder, 'away'));
    await expect(storage.sweep(after(31))).rejects.toThrow('11 of 11 pictures have no file');
    expect(await paths()).toHaveLength(11);
    await rename(join(folder, 'away'), join(folder, member));
    await database.knex('app.storage_objects').delete();
    await expect(storage.sweep(after(31))).rejects.toThrow('11 of 11 pictures have no row');
    expect(await readdir(join(folder, member))).toHaveLength(11);
  });

  it('do not exist in an empty storage', async () => {
    await rm(folder, { recursive: true });
    expect(await storage.sweep(after(31))).toBe(0);
  });
});
