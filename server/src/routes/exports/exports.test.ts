import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RateLimits } from '../../middleware/rateLimits.js';
import { RATE_LIMITS } from '../../rateLimitTable.js';
import { ExportFailure } from '../../jobs/ExportMaker.js';
import { exportEvents, hasEnded, waitFor, type ShownExport } from '../../jobs/test/exportEvents.js';
import { startExportServer, type ExportServer } from '../../jobs/test/startExportServer.js';
import { readExport } from '../../queries/exports/readExports.js';
import type { TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';
import { sendEvents } from './sendEvents.js';

describe.each(testDatabases)('exports on $name', (kind) => {
  let exporting: ExportServer;
  let server: TestServer;
  beforeAll(async () => {
    exporting = await startExportServer(kind);
    ({ server } = exporting);
  });
  afterAll(() => server.close());

  it('uses the deck as ordered, reports increasing progress, and ends the events', async () => {
    const deckId = await exporting.newDeck(server.member);
    const { id, status } = await exporting.order(server.member, deckId, {
      languages: ['en', 'de'],
      options: { bleed: '3mm' },
    });
    // A worker may have claimed it before the response was written.
    expect(['queued', 'running']).toContain(status);
    const job = await exporting.maker.next();
    await server.member.patch(`/api/decks/${deckId}`, { translations: { en: { title: 'Later', description: 'x' } } });
    await server.member.delete(`/api/decks/${deckId}`);
    expect(job.request).toEqual({ preset: 'pdf-cards', languages: ['en', 'de'], options: { bleed: 3 } });
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

  it('keeps no heartbeat for a caller who has left before the first event', async () => {
    const { id } = await exporting.order(server.member, await exporting.newDeck(server.member));
    const row = await readExport(server.services.database.knex, id);
    if (row === undefined) throw new Error('The export is missing.');
    const request = new IncomingMessage(new Socket());
    const koa = new Koa().createContext(request, new ServerResponse(request));
    const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    sendEvents(koa, row, server.services, AbortSignal.abort());
    expect(timers()).toBe(before);
    (await exporting.maker.next()).finish(Buffer.from('%PDF'));
    await waitFor(server.member, id, hasEnded);
  });

  it('continues events after the last one seen, and stops browsers from reconnecting after the end', async () => {
    const { id } = await exporting.order(server.member, await exporting.newDeck(server.member));
    const job = await exporting.maker.next();
    let last = '';
    for await (const event of exportEvents(server.member, id)) {
      last = event.id;
      if (event.export.status === 'running') break;
    }
    const again = exportEvents(server.member, id, last);
    const next = again.next();
    job.progress({ stage: 'paint', done: 3, total: 4, share: 0.7 });
    const { value } = (await next) as { value: { id: string; export: ShownExport } };
    expect([Number(value.id) > Number(last), value.export.progress.share]).toEqual([true, 0.7]);
    job.finish(Buffer.from('%PDF'));
    for await (const event of again) last = event.id;
    const headers = { 'Last-Event-ID': last };
    expect((await server.member.get(`/api/exports/${id}/events`, headers)).status).toBe(204);
    const whole = await server.member.get(`/api/exports/${id}/events`);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(whole.text).toContain('"status":"done"');
  });

  it('cancels queued and running exports at once, and stops their work', async () => {
    const deckId = await exporting.newDeck(server.member);
    const [running, waiting] = [
      await exporting.order(server.member, deckId),
      await exporting.order(server.member, deckId),
    ];
    const job = await exporting.maker.next();
    const cancel = (id: string) => server.member.post(`/api/exports/${id}/cancel`);
    expect((await cancel(waiting.id)).json()).toMatchObject({ export: { status: 'cancelled' } });
    expect((await cancel(waiting.id)).status).toBe(200);
    const stopped = new Promise((resolve) => job.signal.addEventListener('abort', resolve, { once: true }));
    expect((await cancel(running.id)).json()).toMatchObject({ export: { status: 'cancelled', error: null } });
    await stopped;
    expect((await server.member.get(`/api/exports/${running.id}/download`)).status).toBe(409);
    const id = await exporting.made(server.member);
    expect((await cancel(id)).status).toBe(409);
  });

  it('explains a failure, and repeats the export on request', async () => {
    const { id } = await exporting.order(server.member, await exporting.newDeck(server.member));
    const problem = {
      severity: 'error',
      code: 'icon.unknown',
      path: 'card 2 “Hail” (front)',
      message: 'No icon.',
    } as const;
    (await exporting.maker.next()).fail(new ExportFailure('One face lacks an icon.', [problem]));
    const failed = await waitFor(server.member, id, hasEnded);
    expect(failed).toMatchObject({ status: 'failed', error: 'One face lacks an icon.', problems: [problem] });
    const { export: again } = (await server.member.post(`/api/exports/${id}/retry`)).json<{ export: ShownExport }>();
    expect(['queued', 'running']).toContain(again.status);
    expect(again).toMatchObject({ error: null, problems: [], progress: { share: 0 } });
    expect((await server.member.post(`/api/exports/${id}/retry`)).status).toBe(409);
    (await exporting.maker.next()).finish(Buffer.from('%PDF'));
    expect((await waitFor(server.member, id, hasEnded)).status).toBe('done');
  });

  it.each([
    [new Error('password=secret at /srv/x.ts'), /error on the server/],
    [Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }), /out of disk space/],
  ])('retries three times after a server error, without revealing it: %s', async (error, message) => {
    const { id } = await exporting.order(server.member, await exporting.newDeck(server.member));
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      // The database times the waits between attempts.
      await exporting.database
        .knex('app.exports')
        .where({ id })
        .update({ not_before: new Date(0) });
      (await exporting.maker.next()).fail(error);
      if (attempt < 3) await waitFor(server.member, id, ({ status }) => status === 'queued');
    }
    const failed = await waitFor(server.member, id, hasEnded);
    expect(failed).toMatchObject({ status: 'failed', problems: [] });
    expect(failed.error).toMatch(message);
  });

  it('is visible only to its owner', async () => {
    const id = await exporting.made(server.member);
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
    expect((await server.other.get('/api/exports')).json()).toMatchObject({ exports: [], next_cursor: null });
    const draft = await exporting.newDeck(server.member);
    const body = { deck_id: draft, preset: 'pdf-cards' };
    expect((await server.other.post('/api/exports', body)).status).toBe(404);
    expect((await server.stranger.post('/api/exports', body)).status).toBe(401);
    expect((await server.member.delete(`/api/exports/${id}`)).status).toBe(204);
    expect((await server.member.get(`/api/exports/${id}`)).status).toBe(404);
    const { rows } = await exporting.database.knex.raw<{ rows: unknown[] }>(
      'select 1 from app.export_chunks where export_id = :id union all select 1 from app.export_inputs where export_id = :id',
      { id },
    );
    expect(rows).toEqual([]);
  });

  it('stops an export that is deleted while it runs', async () => {
    const { id } = await exporting.order(server.member, await exporting.newDeck(server.member));
    const job = await exporting.maker.next();
    const ended = new Promise((resolve) => job.signal.addEventListener('abort', resolve, { once: true }));
    expect((await server.member.delete(`/api/exports/${id}`)).status).toBe(204);
    await ended;
  });

  it('pages, newest first, and by deck', async () => {
    const client = await server.newMember('pager@example.com');
    const ids = [await exporting.made(client), await exporting.made(client), await exporting.made(client)].reverse();
    const page = async (query: string) =>
      (await client.get(`/api/exports?${query}`)).json<{ exports: ShownExport[]; next_cursor: string | null }>();
    const first = await page('limit=2');
    const second = await page(`limit=2&cursor=${first.next_cursor ?? ''}`);
    expect([...first.exports, ...second.exports].map(({ id }) => id)).toEqual(ids);
    expect(second.next_cursor).toBeNull();
    expect((await page('status=failed')).exports).toEqual([]);
  });

  it('accepts ten active exports per member, and shares workers between members', async () => {
    const [busy, late] = [await server.newMember('busy@example.com'), await server.newMember('late@example.com')];
    const deckId = await exporting.newDeck(busy);
    const ids: string[] = [];
    for (let index = 0; index < 10; index += 1) ids.push((await exporting.order(busy, deckId)).id);
    const refused = await busy.post('/api/exports', { deck_id: deckId, preset: 'pdf-cards' });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('10 exports')]);
    await exporting.maker.next();
    for (const id of ids) await busy.post(`/api/exports/${id}/cancel`);
    await waitFor(busy, ids[0] ?? '', hasEnded);
    const { id } = await exporting.order(late, await exporting.newDeck(late));
    await waitFor(late, id, ({ status }) => status === 'running');
    let job = await exporting.maker.next();
    // The worker may have claimed others before they were cancelled.
    while (job.signal.aborted) job = await exporting.maker.next();
    job.finish(Buffer.from('%PDF'));
    expect((await waitFor(late, id, hasEnded)).status).toBe('done');
  });

  it('refuses invalid orders with the path', async () => {
    const deckId = await exporting.newDeck(server.member);
    const fault = async (body: object): Promise<unknown[]> => {
      const answer = await server.member.post('/api/exports', body);
      return [answer.status, answer.json<{ errors?: { path: string }[] }>().errors?.[0]?.path];
    };
    expect(await fault({ preset: 'pdf-cards' })).toEqual([422, 'deck_id']);
    expect(await fault({ deck_id: deckId })).toEqual([422, 'preset']);
    expect(await fault({ deck_id: deckId, preset: 'pdf-cards', languages: 'en' })).toEqual([422, 'languages']);
    const twice = { deck_id: deckId, preset: 'pdf-cards', languages: ['pl', 'pl'] };
    expect(await fault(twice)).toEqual([422, 'languages']);
    expect(await fault({ deck_id: deckId, preset: 'zip', card: '1' })).toEqual([422, 'card']);
    expect((await server.member.post('/api/exports', { deck_id: server.member.id, preset: 'pdf-cards' })).status).toBe(
      404,
    );
  });

  it('says that a deck was deleted, and where it can be restored, but not to strangers', async () => {
    const deckId = await exporting.newDeck(server.member);
    await server.member.delete(`/api/decks/${deckId}`);
    const order = { deck_id: deckId, preset: 'pdf-cards' };
    const answers = await Promise.all(
      [server.member, server.admin, server.other].map((who) => who.post('/api/exports', order)),
    );
    expect(answers.map((answer) => [answer.status, answer.json().detail])).toEqual([
      [410, 'This deck has been deleted. To bring it back, choose “Open bin” below your decks within 30 days.'],
      [410, 'This deck has been deleted. Its owner can bring it back from the bin within 30 days.'],
      [404, 'Deck not found'],
    ]);
  });

  it('lists presets, sizes, papers and options', async () => {
    const answer = await server.stranger.get('/api/exports/presets');
    expect(answer.json()).toMatchObject({
      presets: expect.arrayContaining([
        expect.objectContaining({
          name: 'home-a4',
          product: 'pdf-sheets',
          defaults: expect.objectContaining({ paper: 'a4', bleed: 3 }) as object,
        }),
      ]) as object[],
      options: expect.arrayContaining([
        expect.objectContaining({ name: 'marks', choices: ['ticks', 'crosses', 'guides', 'none'] }),
      ]) as object[],
    });
  });
});

describe.each(testDatabases)('the limit of exports on $name', (kind) => {
  let exporting: ExportServer;
  beforeAll(async () => {
    const table = { ...RATE_LIMITS, export: { points: 2, seconds: 3_600 }, write: { points: 12, seconds: 60 } };
    exporting = await startExportServer(kind, { limits: new RateLimits(1, { table }) });
  });
  afterAll(() => exporting.server.close());

  it('counts accepted ones only; refused ones count as writes', async () => {
    const { member } = exporting.server;
    const deckId = await exporting.newDeck(member);
    const order = async (changes: object): Promise<number> =>
      (await member.post('/api/exports', { deck_id: deckId, preset: 'pdf-cards', ...changes })).status;
    const left = async () => (await member.get('/api/exports')).json<{ left: number }>().left;
    for (const since of ['9', '10', 'yesterday']) expect(await order({ options: { since } })).toBe(422);
    expect(await order({ deck_id: member.id })).toBe(404);
    expect(await left()).toBe(2);
    const { id } = await exporting.order(member, deckId);
    expect((await member.post(`/api/exports/${id}/retry`)).status).toBe(409);
    expect(await left()).toBe(1);
    expect([await order({}), await order({})]).toEqual([201, 429]);
    const refused = await Promise.all(Array.from({ length: 12 }, () => order({ preset: '' })));
    expect(new Set(refused)).toEqual(new Set([422, 429]));
  });
});
