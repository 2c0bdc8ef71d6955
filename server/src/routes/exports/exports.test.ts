import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExportFailure } from '../../jobs/ExportMaker.js';
import { exportEvents, hasEnded, waitFor, type ToldExport } from '../../jobs/test/exportEvents.js';
import { ScriptedMaker } from '../../jobs/test/ScriptedMaker.js';
import { PostgresExportQueue } from '../../jobs/PostgresExportQueue.js';
import { createLog } from '../../observability/createLog.js';
import { Metrics } from '../../observability/metrics.js';
import { aDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import type { TestClient } from '../../testing/TestClient.js';
import { testDatabases, type TestDatabase } from '../../testing/testDatabases.js';

const DAY_MS = 24 * 3_600_000;

describe.each(testDatabases)('exports on $name', (kind) => {
  const maker = new ScriptedMaker();
  let database: TestDatabase;
  let server: TestServer;
  let ahead = 0;
  const clock = (): Date => new Date(Date.now() + ahead);
  beforeAll(async () => {
    database = await kind.open();
    const parts = { database, maker, log: createLog('silent'), metrics: new Metrics(), clock, workers: 1 };
    const opened = { name: kind.name, open: () => Promise.resolve(database) };
    server = await startTestServer(opened, { clock, temporary: { exports: new PostgresExportQueue(parts) } });
  });
  afterAll(async () => {
    await server.close();
  });

  const newDeck = async (client: TestClient, changes: object = {}): Promise<string> => {
    const answer = await client.post('/api/decks', aDeck(changes));
    expect(answer.status, answer.text).toBe(201);
    return answer.json<{ deck: { id: string } }>().deck.id;
  };
  const order = async (client: TestClient, deckId: string, changes: object = {}): Promise<ToldExport> => {
    const answer = await client.post('/api/exports', { deck_id: deckId, preset: 'pdf-cards', ...changes });
    expect(answer.status, answer.text).toBe(201);
    return answer.json<{ export: ToldExport }>().export;
  };
  const read = async (client: TestClient, id: string): Promise<ToldExport> =>
    (await client.get(`/api/exports/${id}`)).json<{ export: ToldExport }>().export;
  const made = async (client: TestClient, bytes: Uint8Array = Buffer.from('%PDF')): Promise<string> => {
    const { id } = await order(client, await newDeck(client));
    (await maker.next()).finish(bytes);
    await waitFor(client, id, hasEnded);
    return id;
  };

  it('keeps the deck as it was ordered, tells progress that never goes back, and ends the events', async () => {
    const deckId = await newDeck(server.member);
    const { id, status } = await order(server.member, deckId, { languages: ['en', 'de'], options: { bleed: '3mm' } });
    expect(status).toBe('queued');
    const job = await maker.next();
    await server.member.patch(`/api/decks/${deckId}`, { translations: { en: { title: 'Later', description: 'x' } } });
    await server.member.delete(`/api/decks/${deckId}`);
    expect(job.request).toEqual({ preset: 'pdf-cards', languages: ['en', 'de'], options: { bleed: '3mm' } });
    expect(job.snapshot.deck.translations.en?.title).toBe('Terrible weather');
    expect(job.snapshot.deck.categories.map(({ cards }) => cards.length)).toEqual([2, 1]);
    const shares: number[] = [];
    const states: string[] = [];
    for await (const { export: state } of exportEvents(server.member, id)) {
      shares.push(state.progress.share);
      states.push(state.status);
      if (state.progress.share === 0) job.progress({ stage: 'layout', done: 1, total: 2, share: 0.5 });
      if (state.progress.share === 0.5) {
        expect(state.progress).toEqual({ stage: 'layout', done: 1, total: 2, share: 0.5 });
        job.progress({ stage: 'layout', done: 0, total: 2, share: 0.1 });
        job.finish(Buffer.from('%PDF'));
      }
    }
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([states.at(-1), shares.at(-1)]).toEqual(['done', 1]);
  });

  it('continues events after the last one seen, and sends browsers home after the end', async () => {
    const { id } = await order(server.member, await newDeck(server.member));
    const job = await maker.next();
    let last = '';
    for await (const event of exportEvents(server.member, id)) {
      last = event.id;
      if (event.export.status === 'running') break;
    }
    const again = exportEvents(server.member, id, last);
    const next = again.next();
    job.progress({ stage: 'paint', done: 3, total: 4, share: 0.7 });
    const { value } = (await next) as { value: { id: string; export: ToldExport } };
    expect([Number(value.id) > Number(last), value.export.progress.share]).toEqual([true, 0.7]);
    job.finish(Buffer.from('%PDF'));
    for await (const event of again) last = event.id;
    const headers = { 'Last-Event-ID': last };
    expect((await server.member.get(`/api/exports/${id}/events`, headers)).status).toBe(204);
    const whole = await server.member.get(`/api/exports/${id}/events`);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(whole.text).toContain('"status":"done"');
  });

  it('gives the file whole, in ranges, only when it changed, and by a link that ends', async () => {
    const bytes = randomBytes(1_300_000);
    const id = await made(server.member, bytes);
    const path = `/api/exports/${id}/download`;
    const fetchIt = async (url: string, headers: Record<string, string> = {}) => {
      const token = `Bearer ${server.member.session?.token ?? ''}`;
      const answer = await fetch(new URL(url, server.url), { headers: { Authorization: token, ...headers } });
      return { answer, body: Buffer.from(await answer.arrayBuffer()) };
    };
    const { answer, body } = await fetchIt(path);
    expect(body.equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '1300000',
      'accept-ranges': 'bytes',
      etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
    });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%C3%9Cbung/);
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 10],
      ['bytes=524280-1048600', 524_280, 1_048_601],
      ['bytes=1299990-', 1_299_990, 1_300_000],
      ['bytes=-5', 1_299_995, 1_300_000],
      ['bytes=1299999-9999999', 1_299_999, 1_300_000],
    ] as const) {
      const part = await fetchIt(path, { Range: range });
      expect([range, part.answer.status]).toEqual([range, 206]);
      expect(part.answer.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/1300000`);
      expect(part.body.equals(bytes.subarray(start, end))).toBe(true);
    }
    const status = async (headers: Record<string, string>) => (await fetchIt(path, headers)).answer.status;
    expect(await status({ Range: 'bytes=1300000-' })).toBe(416);
    expect(await status({ Range: 'bytes=-0' })).toBe(416);
    expect(await status({ Range: 'bytes=5-2' })).toBe(200);
    expect(await status({ Range: 'lines=1-2' })).toBe(200);
    expect(await status({ Range: 'bytes=0-9', 'If-Range': '"other"' })).toBe(200);
    expect(await status({ 'If-None-Match': answer.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' })).toBe(304);
    const head = await fetch(new URL(path, server.url), {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${server.member.session?.token ?? ''}` },
    });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '1300000']);

    const { url } = (await server.member.post(`/api/exports/${id}/link`)).json<{ url: string }>();
    expect((await fetch(new URL(url, server.url))).status).toBe(200);
    expect((await server.stranger.get(url.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')))).status).toBe(404);
    expect((await server.stranger.get(url.replace(/(\d)\./, '9.'))).status).toBe(404);
    expect((await server.stranger.get(path)).status).toBe(401);
    const other = await made(server.member);
    expect((await server.stranger.get(url.replace(id, other))).status).toBe(404);
    ahead = 11 * 60_000;
    expect((await server.stranger.get(url)).status).toBe(404);
    ahead = 0;
  });

  it('cancels what waits at once, and what runs soon', async () => {
    const deckId = await newDeck(server.member);
    const [running, waiting] = [await order(server.member, deckId), await order(server.member, deckId)];
    const job = await maker.next();
    const cancel = (id: string) => server.member.post(`/api/exports/${id}/cancel`);
    expect((await cancel(waiting.id)).json()).toMatchObject({ export: { status: 'cancelled' } });
    expect((await cancel(waiting.id)).status).toBe(200);
    expect((await cancel(running.id)).json()).toMatchObject({ export: { status: 'running', is_cancelling: true } });
    expect(await waitFor(server.member, running.id, hasEnded)).toMatchObject({ status: 'cancelled', error: null });
    expect(job.signal.aborted).toBe(true);
    expect((await server.member.get(`/api/exports/${running.id}/download`)).status).toBe(409);
    const id = await made(server.member);
    expect((await cancel(id)).status).toBe(409);
  });

  it('tells a failure plainly, and tries again when asked', async () => {
    const { id } = await order(server.member, await newDeck(server.member));
    const problem = {
      severity: 'error',
      code: 'icon.unknown',
      path: 'card 2 “Hail” (front)',
      message: 'No icon.',
    } as const;
    (await maker.next()).fail(new ExportFailure('One face lacks an icon.', [problem]));
    const failed = await waitFor(server.member, id, hasEnded);
    expect(failed).toMatchObject({ status: 'failed', error: 'One face lacks an icon.', problems: [problem] });
    expect((await server.member.post(`/api/exports/${id}/retry`)).json()).toMatchObject({
      export: { status: 'queued', error: null, problems: [], progress: { share: 0 } },
    });
    expect((await server.member.post(`/api/exports/${id}/retry`)).status).toBe(409);
    (await maker.next()).finish(Buffer.from('%PDF'));
    expect((await waitFor(server.member, id, hasEnded)).status).toBe('done');
  });

  it('tries again by itself after an error of ours, which it keeps to itself, three times', async () => {
    const { id } = await order(server.member, await newDeck(server.member));
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      // The waits between attempts are the database's.
      await database
        .knex('app.exports')
        .where({ id })
        .update({ not_before: new Date(0) });
      (await maker.next()).fail(new Error('password=secret at /srv/x.ts'));
      if (attempt < 3) await waitFor(server.member, id, ({ status }) => status === 'queued');
    }
    const failed = await waitFor(server.member, id, hasEnded);
    expect(failed).toMatchObject({ status: 'failed', problems: [] });
    expect(failed.error).toMatch(/error of ours/);
  });

  it('removes the file after a week, keeps the row, and makes it again', async () => {
    const id = await made(server.member);
    const row = () => database.knex('app.exports').where({ id });
    const [{ expires_at: expires } = { expires_at: new Date(0) }] =
      await row().select<{ expires_at: Date }[]>('expires_at');
    expect(Math.round((expires.getTime() - Date.now()) / DAY_MS)).toBe(7);
    await row().update({ expires_at: new Date() });
    expect(await read(server.member, id)).toMatchObject({ status: 'expired', file: null });
    const gone = await server.member.get(`/api/exports/${id}/download`);
    expect([gone.status, gone.json()]).toEqual([410, expect.objectContaining({ type: '/problems/gone' })]);
    expect((await server.member.post(`/api/exports/${id}/retry`)).status).toBe(200);
    (await maker.next()).finish(Buffer.from('%PDF again'));
    await waitFor(server.member, id, hasEnded);
    expect((await server.member.get(`/api/exports/${id}/download`)).text).toBe('%PDF again');
  });

  it('is there for its owner alone', async () => {
    const id = await made(server.member);
    for (const client of [server.other, server.admin])
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/events'],
        ['GET', '/download'],
        ['POST', '/link'],
        ['POST', '/cancel'],
        ['POST', '/retry'],
        ['DELETE', ''],
      ] as const)
        expect([path, (await client.send(method, `/api/exports/${id}${path}`)).status]).toEqual([path, 404]);
    expect((await server.other.get('/api/exports')).json()).toEqual({ exports: [], next_cursor: null });
    const draft = await newDeck(server.member);
    const body = { deck_id: draft, preset: 'pdf-cards' };
    expect((await server.other.post('/api/exports', body)).status).toBe(404);
    expect((await server.stranger.post('/api/exports', body)).status).toBe(401);
    expect((await server.member.delete(`/api/exports/${id}`)).status).toBe(204);
    expect((await server.member.get(`/api/exports/${id}`)).status).toBe(404);
    const { rows } = await database.knex.raw<{ rows: unknown[] }>(
      'select 1 from app.export_chunks where export_id = :id union all select 1 from app.export_inputs where export_id = :id',
      { id },
    );
    expect(rows).toEqual([]);
  });

  it('stops what is removed while it runs', async () => {
    const { id } = await order(server.member, await newDeck(server.member));
    const job = await maker.next();
    const ended = new Promise((resolve) => job.signal.addEventListener('abort', resolve, { once: true }));
    expect((await server.member.delete(`/api/exports/${id}`)).status).toBe(204);
    await ended;
  });

  it('pages, newest first, and by deck', async () => {
    const client = await server.newMember('pager@example.com');
    const ids = [await made(client), await made(client), await made(client)].reverse();
    const page = async (query: string) =>
      (await client.get(`/api/exports?${query}`)).json<{ exports: ToldExport[]; next_cursor: string | null }>();
    const first = await page('limit=2');
    const second = await page(`limit=2&cursor=${first.next_cursor ?? ''}`);
    expect([...first.exports, ...second.exports].map(({ id }) => id)).toEqual(ids);
    expect(second.next_cursor).toBeNull();
    expect((await page('status=failed')).exports).toEqual([]);
  });

  it('takes ten at once of one member, and shares workers between members', async () => {
    const [busy, late] = [await server.newMember('busy@example.com'), await server.newMember('late@example.com')];
    const deckId = await newDeck(busy);
    const ids: string[] = [];
    for (let index = 0; index < 10; index += 1) ids.push((await order(busy, deckId)).id);
    const refused = await busy.post('/api/exports', { deck_id: deckId, preset: 'pdf-cards' });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('10 exports')]);
    await maker.next();
    for (const id of ids) await busy.post(`/api/exports/${id}/cancel`);
    await waitFor(busy, ids[0] ?? '', hasEnded);
    const { id } = await order(late, await newDeck(late));
    (await maker.next()).finish(Buffer.from('%PDF'));
    expect((await waitFor(late, id, hasEnded)).status).toBe('done');
  });

  it('refuses what cannot be ordered, with its place', async () => {
    const deckId = await newDeck(server.member);
    const fault = async (body: object): Promise<unknown[]> => {
      const answer = await server.member.post('/api/exports', body);
      return [answer.status, answer.json<{ errors?: { path: string }[] }>().errors?.[0]?.path];
    };
    expect(await fault({ preset: 'pdf-cards' })).toEqual([422, 'deck_id']);
    expect(await fault({ deck_id: deckId })).toEqual([422, 'preset']);
    expect(await fault({ deck_id: deckId, preset: 'pdf-cards', languages: 'en' })).toEqual([422, 'languages']);
    expect((await server.member.post('/api/exports', { deck_id: server.member.id, preset: 'pdf-cards' })).status).toBe(
      404,
    );
  });

  it('lists what there is', async () => {
    const answer = await server.stranger.get('/api/exports/presets');
    expect(answer.json()).toMatchObject({
      presets: expect.arrayContaining([
        expect.objectContaining({
          name: 'home-a4',
          product: 'pdf-sheets',
          defaults: expect.objectContaining({ paper: 'a4', bleed: '3mm' }) as object,
        }),
      ]) as object[],
      options: expect.arrayContaining([
        expect.objectContaining({ name: 'marks', choices: ['ticks', 'crosses', 'guides', 'none'] }),
      ]) as object[],
    });
  });
});
