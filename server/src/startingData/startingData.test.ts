import { access, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.js';
import { createServices, type ServerParts } from '../createServices.js';
import { createLog } from '../observability/createLog.js';
import { makeStartingData } from './makeStartingData.js';
import { seed } from '../seeds/seed.js';
import { layOutStartingData, STARTING_DATA } from '../seeds/startingData.js';

let folder: string;
let parts: ServerParts | undefined;
// The build has made it, unless the source has changed since then.
beforeAll(makeStartingData);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardwright-starting-'));
});
afterEach(async () => {
  await parts?.close();
  parts = undefined;
  await rm(folder, { recursive: true, force: true });
});

const configFor = (settings: Readonly<Record<string, string>> = {}) =>
  readConfig({ CARDWRIGHT_DATA: folder, EXPORT_WORKERS: '0', ...settings });

it('starts a new folder with everything loaded, pictures included', async () => {
  const config = configFor({ PORT: '4000' });
  parts = await createServices(config, createLog('silent'), { isSeeded: true });
  const { database, storage } = parts.services;
  expect(await seed(parts.services)).toBe(false);
  const decks = await database.knex('app.decks').select<{ illustration: string }[]>('illustration');
  expect(decks).toHaveLength(7);
  for (const { illustration } of decks) {
    expect(illustration).toMatch(/^http:\/\/localhost:4000\/storage\/v1\/object\/public\/images\/official\//);
    const found = await storage.open(storage.pathOf(illustration) ?? '');
    expect(found?.size, illustration).toBeGreaterThan(0);
    found?.stream.destroy();
  }
});

it('can be read by every user, and ends up in a private folder', async () => {
  const { storage } = STARTING_DATA;
  const names = ['', ...(await readdir(storage, { recursive: true }))];
  expect(names.length).toBeGreaterThan(7);
  for (const name of names) expect((await stat(join(storage, name))).mode & 0o044, name).toBe(0o044);
  await layOutStartingData(configFor());
  expect((await stat(join(folder, 'storage'))).mode & 0o077).toBe(0);
});

it.each([
  ['at another address', { PUBLIC_URL: 'https://cards.example' }],
  ['on PostgreSQL', { DATABASE_URL: 'postgres://localhost/cards' }],
])('leaves servers %s to load the decks themselves', async (_, settings) => {
  expect(await layOutStartingData(configFor(settings))).toBeUndefined();
  await expect(access(join(folder, 'storage'))).rejects.toThrow('ENOENT');
});

it('leaves a folder alone that has a database', async () => {
  parts = await createServices(configFor(), createLog('silent'));
  expect(await layOutStartingData(configFor())).toBeUndefined();
  await expect(access(join(folder, 'storage'))).rejects.toThrow('ENOENT');
});
