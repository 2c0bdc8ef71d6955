import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PasswordHasher } from '../auth/embedded/passwords/PasswordHasher.js';
import { readConfig } from '../config.js';
import { createLog } from '../observability/createLog.js';
import { serve, type RunningServer } from '../serve.js';
import { picture } from '../storage/test/pictures.js';
import { aDeck } from '../testing/aDeck.js';
import { signUp } from '../testing/signUp.js';
import { startServerProcess } from '../testing/startServerProcess.js';
import { findPrograms } from '../testing/startPostgres.js';
import type { TestClient } from '../testing/TestClient.js';
import { testDatabases } from '../testing/testDatabases.js';
import { backUp } from './backUp.js';

const run = promisify(execFile);
const EMAIL = 'nova@example.com';

interface Made {
  readonly deck: string;
  readonly picture: string;
  readonly bytes: Buffer;
}

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardwright-backup-'));
  data = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function start(environment: Record<string, string> = {}): Promise<RunningServer> {
  const config = readConfig({ PORT: '0', CARDWRIGHT_DATA: data, EXPORT_WORKERS: '0', ...environment });
  return serve(config, createLog('silent'), { passwords: new PasswordHasher({ N: 1_024, r: 8, p: 1 }) });
}

async function makeDeck(member: TestClient, changes: object = {}): Promise<string> {
  // This server has no worlds, and only an import does without one.
  const answer = await member.post('/api/decks/import', aDeck({ world_id: null, ...changes }));
  expect(answer.status, answer.text).toBe(201);
  return answer.json<{ deck_id: string }>().deck_id;
}

/** Creates a member with a deck and a picture through the API. */
async function fill(server: RunningServer): Promise<Made> {
  const member = await signUp(server.url, EMAIL);
  const bytes = await picture('png');
  const path = `${member.id}/11111111-1111-4111-8111-111111111111.png`;
  const sent = await fetch(`${server.url}/storage/v1/object/images/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${member.session?.token}`, 'Content-Type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  expect(sent.status, await sent.text()).toBe(200);
  return { deck: await makeDeck(member), picture: path, bytes };
}

/** Signs in and expects everything: cards, translations and the exact bytes of the picture. */
async function expectAll(server: RunningServer, { deck, picture: path, bytes }: Made): Promise<TestClient> {
  const member = await signUp(server.url, EMAIL);
  const answer = await member.get(`/api/decks/${deck}?include=categories.cards`);
  expect(answer.json()).toMatchObject({
    deck: {
      translations: { de: { title: 'Mieses Wetter' } },
      categories: [{ cards: [{ copies: 3, translations: { de: { title: 'Donner' } } }, {}] }, { cards: [{}] }],
    },
  });
  const shown = await fetch(`${server.url}/storage/v1/object/public/images/${path}`);
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
  return member;
}

// Starts an embedded database four times, maybe on a busy machine.
describe('a backup of the embedded database', () => {
  it('can be a copy of a stopped server’s data folder', async () => {
    const server = await start();
    const made = await fill(server);
    await server.close();
    await run('cp', ['-a', data, join(folder, 'backup')]);
    await rm(data, { recursive: true });
    await run('cp', ['-a', join(folder, 'backup'), data]);
    const again = await start();
    await expectAll(again, made);
    await again.close();
  });

  it('is written while the server saves, and contains everything saved before', async () => {
    const server = await start();
    const made = await fill(server);
    const member = await signUp(server.url, EMAIL);
    const before = await Promise.all(Array.from({ length: 10 }, () => makeDeck(member)));
    const meanwhile = Promise.all(Array.from({ length: 10 }, () => makeDeck(member)));
    const file = await backUp(server.services.database, data, new Date('2026-01-02T03:04:05.678Z'));
    await meanwhile;
    expect(file).toBe(join(data, 'backups', 'database-2026-01-02T03-04-05Z.tar'));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await server.close();
    // Only the backup, the pictures and the secrets survive.
    const saved = join(folder, 'saved');
    await mkdir(saved);
    for (const name of ['storage', 'auth-secrets.json'])
      await cp(join(data, name), join(saved, name), { recursive: true });
    await cp(file, join(saved, 'database.tar'));
    await rm(data, { recursive: true });
    // As docs/operations.md says.
    await mkdir(join(data, 'postgres', 'data'), { recursive: true });
    await run('tar', ['-xf', join(saved, 'database.tar'), '-C', join(data, 'postgres', 'data')]);
    for (const name of ['storage', 'auth-secrets.json'])
      await cp(join(saved, name), join(data, name), { recursive: true });
    const again = await start();
    const back = await expectAll(again, made);
    const { decks } = (await back.get('/api/decks?limit=500')).json<{ decks: { id: string }[] }>();
    expect(decks.map(({ id }) => id)).toEqual(expect.arrayContaining([made.deck, ...before]));
    await again.close();
  });

  it('is written by a running server at SIGUSR2', async () => {
    const server = await startServerProcess({ CARDWRIGHT_DATA: data, LOG_LEVEL: 'info' });
    const { stdout } = server.process;
    if (stdout === null) throw new Error('The server has no output.');
    const lines = createInterface({ input: stdout });
    const written = (async () => {
      for await (const line of lines)
        if (line.includes('"backup written"')) return JSON.parse(line) as { file: string };
      throw new Error('No backup was written.');
    })();
    server.process.kill('SIGUSR2');
    expect((await stat((await written).file)).size).toBeGreaterThan(1_000_000);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('keeps the last seven, and no incomplete file', async () => {
    const dump = (): Promise<Uint8Array> => Promise.resolve(new Uint8Array(10));
    await mkdir(join(data, 'backups'), { recursive: true });
    await writeFile(join(data, 'backups', 'mine.tar'), '');
    for (let day = 1; day <= 9; day += 1) await backUp({ dump }, data, new Date(Date.UTC(2026, 0, day)));
    const failing = { dump: () => Promise.reject(new Error('no memory')) };
    await expect(backUp(failing, data, new Date())).rejects.toThrow('no memory');
    const days = [3, 4, 5, 6, 7, 8, 9].map((day) => `database-2026-01-0${day}T00-00-00Z.tar`);
    expect((await readdir(join(data, 'backups'))).sort()).toEqual([...days, 'mine.tar']);
  });
});

const real = testDatabases.filter(({ name }) => name === 'postgres');
const programs = findPrograms();

describe.each(programs === undefined ? [] : real)('a backup of a PostgreSQL server', (kind) => {
  const program = (name: string): string => join(programs ?? '', name);

  it('is refused by the server, made by pg_dump and restored by pg_restore', async () => {
    const [lost, fresh] = [await kind.open(), await kind.openEmpty()];
    const server = await start({ DATABASE_URL: lost.url ?? '' });
    const made = await fill(server);
    await expect(backUp(server.services.database, data, new Date())).rejects.toThrow(/pg_dump/);
    const file = join(folder, 'cardwright.dump');
    await run(program('pg_dump'), ['--format=custom', '--schema=app', `--file=${file}`, lost.url ?? '']);
    await run('cp', ['-a', data, join(folder, 'backup')]);
    await server.close();
    await lost.close();
    await rm(data, { recursive: true });
    // As docs/operations.md says.
    await run(program('pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${fresh.url ?? ''}`, file]);
    await run('cp', ['-a', join(folder, 'backup'), data]);
    const again = await start({ DATABASE_URL: fresh.url ?? '' });
    const member = await expectAll(again, made);
    await makeDeck(member);
    const { rows } = await fresh.knex.raw<{ rows: object[] }>(
      `select relname from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r' and not relrowsecurity`,
    );
    expect(rows).toEqual([]);
    await again.close();
    await fresh.close();
  });
});
