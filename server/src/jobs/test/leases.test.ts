import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../observability/createLog.js';
import { Metrics } from '../../observability/metrics.js';
import { dropStrayChunks, expireExports } from '../../queries/exports/changeExport.js';
import { insertChunk } from '../../queries/exports/chunks.js';
import { claimExport } from '../../queries/exports/claimExport.js';
import { markDone, renewLease } from '../../queries/exports/leases.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { testDatabases, type TestDatabase } from '../../testing/testDatabases.js';
import { PostgresExportQueue } from '../PostgresExportQueue.js';
import { MOST_ATTEMPTS } from '../times.js';
import { hasEnded, waitFor, type ShownExport } from './exportEvents.js';
import { ScriptedMaker } from './ScriptedMaker.js';
import { tinyDeck } from './tinyDeck.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe.each(testDatabases)('leases on $name', (kind) => {
  const maker = new ScriptedMaker();
  let database: TestDatabase;
  let server: TestServer;
  let deckId: string;
  beforeAll(async () => {
    database = await kind.open();
    const clock = (): Date => new Date();
    const parts = { database, maker, log: createLog('silent'), metrics: new Metrics(), clock, workers: 1 };
    const opened = { open: () => Promise.resolve(database) };
    server = await startTestServer(opened, { exports: new PostgresExportQueue(parts) });
    const answer = await server.member.post('/api/decks', tinyDeck());
    deckId = answer.json<{ deck: { id: string } }>().deck.id;
  });
  afterAll(() => server.close());

  const order = async (): Promise<string> => {
    const answer = await server.member.post('/api/exports', { deck_id: deckId, preset: 'pdf-cards' });
    return answer.json<{ export: ShownExport }>().export.id;
  };
  const row = (id: string) => database.knex('app.exports').where({ id });
  const chunksOf = async (id: string): Promise<number> => {
    const [counted] = await database.knex('app.export_chunks').where({ export_id: id }).count<{ count: string }[]>();
    return Number(counted?.count);
  };

  it('stop a worker that lost its job from completing it or writing to it', async () => {
    const id = await order();
    const first = await maker.next();
    // The first heartbeat, which tells the stage, comes a second later.
    expect((await row(id).first<{ stage: string }>('stage')).stage).toBe('starting');
    // As if this process had slept for longer than a lease: the next check claims the job again.
    await row(id).update({ status: 'queued', lease_id: null, lease_until: null });
    first.finish(Buffer.from('stale'));
    const second = await maker.next();
    expect((await row(id).first<{ status: string }>('status')).status).toBe('running');
    second.finish(Buffer.from('fresh'));
    await waitFor(server.member, id, hasEnded);
    expect((await server.member.get(`/api/exports/${id}/download`)).text).toBe('fresh');
    expect(await chunksOf(id)).toBe(1);
    const lost = { exportId: id, leaseId: NOBODY };
    expect(await insertChunk(database.knex, lost, 9, Buffer.from('x'))).toBe(false);
    expect(await renewLease(database.knex, lost, { stage: 'paint', done: 1, total: 1, share: 1 }, 10)).toBe('lost');
    const result = {
      fileName: 'x',
      mediaType: 'x',
      size: 1,
      chunkSize: 1,
      sha256: 'x',
      problems: [],
      expiresAt: new Date(),
    };
    expect(await markDone(database.knex, lost, result)).toBe(false);
  });

  it('give up an export that crashed its worker three times, and end a cancelled one', async () => {
    const [poison, cancelled] = [await order(), await order()];
    const job = await maker.next();
    const left = { status: 'running', lease_id: NOBODY, lease_until: new Date(0) };
    await row(poison).update({ ...left, attempts: MOST_ATTEMPTS });
    await row(cancelled).update({ ...left, attempts: 1, cancel_requested: true });
    expect(await waitFor(server.member, poison, hasEnded)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('3 times') as string,
    });
    expect((await waitFor(server.member, cancelled, hasEnded)).status).toBe('cancelled');
    // The next heartbeat tells the worker, which may come after the rows have ended.
    if (!job.signal.aborted) await once(job.signal, 'abort');
    expect(job.signal.reason).toMatchObject({ message: 'The lease is lost.' });
    expect(await claimExport(database.knex, { seconds: 1, most: MOST_ATTEMPTS })).toBeUndefined();
  });

  it('go to the member with the fewest running exports', async () => {
    const [blocker, own] = [await order(), await order()];
    (await maker.next()).progress({ stage: 'layout', done: 1, total: 2, share: 0.5 });
    const answer = await server.other.post('/api/decks', tinyDeck());
    const body = { deck_id: answer.json<{ deck: { id: string } }>().deck.id, preset: 'pdf-cards' };
    const { id: others } = (await server.other.post('/api/exports', body)).json<{ export: ShownExport }>().export;
    const claimed = await claimExport(database.knex, { seconds: 60, most: MOST_ATTEMPTS });
    expect(claimed?.exportId).toBe(others);
    for (const id of [blocker, own]) await server.member.delete(`/api/exports/${id}`);
    await server.other.delete(`/api/exports/${others}`);
  });

  it('expire: the bytes of old exports and failed attempts are deleted', async () => {
    const id = await order();
    (await maker.next()).finish(Buffer.from('%PDF'));
    await waitFor(server.member, id, hasEnded);
    await database
      .knex('app.export_chunks')
      .insert({ export_id: id, result_id: NOBODY, position: 0, bytes: Buffer.from('x') });
    await dropStrayChunks(database.knex);
    expect(await chunksOf(id)).toBe(1);
    await row(id).update({ expires_at: new Date(0) });
    expect(await expireExports(database.knex, new Date())).toBe(1);
    await dropStrayChunks(database.knex);
    expect([await chunksOf(id), await row(id).first<object>('status', 'file_name')]).toEqual([
      0,
      { status: 'expired', file_name: 'Übung “1”.pdf' },
    ]);
  });
});
