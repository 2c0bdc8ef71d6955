import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_WORLD } from '../../testing/aDeck.js';
import { startServerProcess } from '../../testing/startServerProcess.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { signUp } from '../../testing/signUp.js';
import type { TestClient } from '../../testing/TestClient.js';
import { testDatabases, type TestDatabase } from '../../testing/testDatabases.js';
import { LEASE_SECONDS } from '../times.js';
import { exportEvents, hasEnded, waitFor, type ShownExport } from './exportEvents.js';
import { HeldPicture } from './HeldPicture.js';
import { startWorkerProcess } from './startWorkerProcess.js';
import { picturedDeck, tinyDeck } from './tinyDeck.js';

const PICTURES = { preset: 'zip', options: { dpi: 72 } };

async function order(client: TestClient, deck: object | string, changes: object): Promise<string> {
  const made = typeof deck === 'string' ? undefined : await client.post('/api/decks', deck);
  const deckId = typeof deck === 'string' ? deck : made?.json<{ deck: { id: string } }>().deck.id;
  const answer = await client.post('/api/exports', { deck_id: deckId, ...changes });
  expect(answer.status, answer.text).toBe(201);
  return answer.json<{ export: ShownExport }>().export.id;
}

const isUnderWay = ({ status, progress }: ShownExport): boolean => status === 'running' && progress.share > 0;

describe.each(testDatabases.filter(({ name }) => name === 'postgres'))('workers on $name', (kind) => {
  let database: TestDatabase;
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    database = await kind.open();
    folder = await mkdtemp(join(tmpdir(), 'cardwright-workers-'));
    const environment = { CARDWRIGHT_DATA: folder };
    server = await startTestServer({ ...kind, open: () => Promise.resolve(database) }, { environment });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const start = () => startWorkerProcess(database.url ?? '', folder);
  const attemptsOf = async (id: string): Promise<number | undefined> =>
    (await database.knex('app.exports').where({ id }).first<{ attempts: number }>('attempts')).attempts;
  /** Seconds for which nobody else may take the job up. */
  const leaseOf = async (id: string): Promise<number> => {
    const left = database.knex.raw<string>('extract(epoch from lease_until - now()) as seconds');
    const row = await database.knex('app.exports').where({ id }).first<{ seconds: string }>(left);
    return Number(row.seconds);
  };

  it('share jobs, each made exactly once', async () => {
    const made = await server.member.post('/api/decks', tinyDeck());
    const deckId = made.json<{ deck: { id: string } }>().deck.id;
    const ids: string[] = [];
    for (let index = 0; index < 10; index += 1) ids.push(await order(server.member, deckId, { preset: 'pdf-cards' }));
    const workers = await Promise.all([start(), start()]);
    const states = await Promise.all(ids.map((id) => waitFor(server.member, id, hasEnded)));
    expect(states.map(({ status }) => status)).toEqual(ids.map(() => 'done'));
    const codes = await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
    expect(codes).toEqual([0, 0]);
    expect(workers.flatMap(({ completed }) => completed).sort()).toEqual(ids.toSorted());
    for (const { completed } of workers) expect(completed.length).toBeGreaterThan(0);
    for (const id of ids) expect(await attemptsOf(id)).toBe(1);
  });

  it('return jobs to the queue on a signal; after a kill, another worker claims them when the lease expires', async () => {
    const [one, two] = [
      await HeldPicture.upload(server.member, folder),
      await HeldPicture.upload(server.member, folder),
    ];
    const id = await order(server.member, picturedDeck([one.url, two.url]), PICTURES);
    const shares: number[] = [];
    const watched = (async () => {
      for await (const { export: state } of exportEvents(server.member, id)) shares.push(state.progress.share);
    })();
    const first = await start();
    await waitFor(server.member, id, isUnderWay);
    const firstEnded = first.end('SIGTERM');
    await first.stopping;
    await one.release();
    expect(await firstEnded).toBe(0);
    expect((await server.member.get(`/api/exports/${id}`)).json()).toMatchObject({ export: { status: 'queued' } });
    expect(await attemptsOf(id)).toBe(0);

    const second = await start();
    const handedBack = shares.at(-1) ?? 0;
    await waitFor(server.member, id, ({ status, progress }) => status === 'running' && progress.share > handedBack);
    expect(await second.end('SIGKILL')).toBeNull();
    await two.release();
    expect(await leaseOf(id)).toBeLessThanOrEqual(LEASE_SECONDS);
    const third = await start();
    await third.taken(id);
    expect((await waitFor(server.member, id, hasEnded)).status).toBe('done');
    expect([await attemptsOf(id), third.completed]).toEqual([2, [id]]);
    await third.end('SIGTERM');
    await watched;
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});

describe('the embedded database', () => {
  it('keeps jobs across a kill and a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cardwright-restart-'));
    const start = () => startServerProcess({ CARDWRIGHT_DATA: folder, EXPORT_WORKERS: '1', DATABASE_URL: '' });
    const before = await start();
    const client = await signUp(before.url, 'restart@example.com');
    const picture = await HeldPicture.upload(client, folder);
    const deck = picturedDeck([picture.url], { world_id: SEEDED_WORLD });
    const running = await order(client, deck, PICTURES);
    const waiting = await order(client, tinyDeck({ world_id: SEEDED_WORLD }), { preset: 'pdf-cards' });
    await waitFor(client, running, isUnderWay);
    await before.end('SIGKILL');
    await picture.release();
    const after = await start();
    try {
      const again = await signUp(after.url, 'restart@example.com');
      expect((await waitFor(again, running, hasEnded)).status).toBe('done');
      expect((await waitFor(again, waiting, hasEnded)).status).toBe('done');
    } finally {
      await after.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    }
  });
});
