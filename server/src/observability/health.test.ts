import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import knexLibrary from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OUT_OF_SPACE } from '../errors.js';
import { isAlive } from '../queries/health.js';
import { aDeck } from '../testing/aDeck.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { testDatabases } from '../testing/testDatabases.js';
import { DiskSpace } from './DiskSpace.js';

describe.each(testDatabases)('health on $name', (kind) => {
  it('reports whether the server is alive and whether it is ready', async () => {
    const server = await startTestServer(kind);
    const get = async (path: string): Promise<unknown[]> => {
      const { status, headers, text } = await server.stranger.get(path);
      return [status, JSON.parse(text) as unknown, headers.get('cache-control')];
    };
    expect(await get('/api/health/live')).toEqual([200, { status: 'ok' }, 'no-store']);
    expect(await get('/api/health/ready')).toEqual([200, { status: 'ok', database: kind.name }, 'no-store']);
    await server.services.database.close();
    expect(await get('/api/health/live')).toEqual([200, { status: 'ok' }, 'no-store']);
    const gone = [503, { status: 'unavailable', database: 'unreachable' }, 'no-store'];
    expect(await get('/api/health/ready')).toEqual(gone);
    expect(await get('/api/health')).toEqual(gone);
    expect((await server.stranger.get('/metrics')).status).toBe(200);
    await server.close();
  });
});

describe('a database that accepts the connection but does not respond', () => {
  it('is not awaited beyond the time limit', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const knex = knexLibrary.knex({
      client: 'pg',
      connection: { host: '127.0.0.1', port, user: 'x' },
      log: { warn: () => undefined },
    });
    const connected = once(silent, 'connection') as Promise<[Socket]>;
    expect(await isAlive({ knex }, 50)).toBe(false);
    const [socket] = await connected;
    socket.destroy();
    await knex.destroy();
    silent.close();
  });
});

const [embedded] = testDatabases;

describe.each(embedded === undefined ? [] : [embedded])('a full disk', (kind) => {
  const PLENTY = 2 ** 40;
  let free = PLENTY;
  let now = Date.parse('2026-06-01T12:00:00Z');
  let server: TestServer;
  /** Later than any measurement or error is remembered. */
  const setFree = (bytes: number): void => {
    free = bytes;
    now += 120_000;
  };
  const ready = async (path = '/api/health/ready'): Promise<unknown[]> => {
    const { status, text } = await server.stranger.get(path);
    return [status, JSON.parse(text) as unknown];
  };
  const READ_ONLY = { status: 'read-only', database: kind.name, disk: 'full' };
  beforeAll(async () => {
    const measure = () => Promise.resolve({ free, size: PLENTY });
    server = await startTestServer(kind, { disk: new DiskSpace('', { clock: () => new Date(now), measure }) });
  });
  afterAll(() => server.close());

  it('answers saves with 503 and what to do; reading and deleting go on', async () => {
    const made = await server.member.post('/api/decks', aDeck());
    const path = `/api/decks/${made.json<{ deck: { id: string } }>().deck.id}`;
    setFree(100_000_000);
    const saved = await server.member.patch(path, { icon: 'lucide:sun' });
    expect([saved.status, saved.headers.get('retry-after'), saved.json()]).toEqual([
      503,
      '60',
      expect.objectContaining({ detail: OUT_OF_SPACE }),
    ]);
    const object = `/storage/v1/object/images/${server.member.id}/a.png`;
    const uploaded = await server.member.post(object, {});
    expect([uploaded.status, uploaded.json()]).toEqual([503, expect.objectContaining({ message: OUT_OF_SPACE })]);
    expect((await server.member.get(path)).status).toBe(200);
    expect((await server.member.delete(path)).status).toBe(204);
    expect(await ready()).toEqual([503, READ_ONLY]);
    expect(await ready('/api/health')).toEqual([200, READ_ONLY]);
    setFree(PLENTY);
    expect((await server.member.post('/api/decks', aDeck())).status).toBe(201);
    expect(await ready()).toEqual([200, { status: 'ok', database: kind.name }]);
  });

  it("of the database's machine shows at the first save", async () => {
    const { knex } = server.services.database;
    await knex.raw(`create function app.fill() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file "base/1/2"' using errcode = '53100'; end $$`);
    await knex.raw('create trigger fill before insert on app.decks for each row execute function app.fill()');
    const answer = await server.member.post('/api/decks', aDeck());
    expect([answer.status, answer.json()]).toEqual([503, expect.objectContaining({ detail: OUT_OF_SPACE })]);
    expect(await ready()).toEqual([503, READ_ONLY]);
    await knex.raw('drop function app.fill() cascade');
    setFree(PLENTY);
    expect((await server.member.post('/api/decks', aDeck())).status).toBe(201);
    expect((await ready())[0]).toBe(200);
  });
});

describe.each(embedded === undefined ? [] : [embedded])('metrics', (kind) => {
  const TOKEN = 'a-token-of-sixteen-or-more';
  let open: TestServer;
  let guarded: TestServer;
  beforeAll(async () => {
    open = await startTestServer(kind);
    guarded = await startTestServer(kind, { environment: { METRICS_TOKEN: TOKEN, TRUST_PROXY: '1' } });
  });
  afterAll(() => Promise.all([open.close(), guarded.close()]));

  it('cover requests by route, exports, maintenance and the process, but no personal data', async () => {
    const { deck } = (await open.member.post('/api/decks', aDeck())).json<{ deck: { id: string } }>();
    await open.member.get(`/api/decks/${deck.id}?include=secret`);
    await open.member.post('/api/exports', { deck_id: deck.id, preset: 'zip' });
    const { status, headers, text } = await open.stranger.get('/metrics');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(text).toMatch(/cardwright_http_request_seconds_count\{method="POST",route="\/api\/decks",status="201"\} 1/);
    expect(text).toContain('route="/api/decks/{id}"');
    expect(text).toMatch(/^cardwright_exports_active\{status="queued"\} \d/m);
    for (const name of [
      'cardwright_exports_total',
      'cardwright_exports_oldest_queued_seconds',
      'cardwright_database_wait_seconds',
      'cardwright_maintenance_total',
      'cardwright_http_requests_in_flight',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(`# HELP ${name} `);
    expect(text).toMatch(/^cardwright_database_connections\{state="idle"\} 1/m);
    expect(text).toMatch(/^cardwright_disk_free_bytes [1-9]/m);
    expect(text).toMatch(/^cardwright_disk_size_bytes [1-9]/m);
    expect(text).toMatch(/^cardwright_mails_total\{outcome="failed"\} 0/m);
    expect(text).not.toContain(deck.id);
    expect(text).not.toContain('example.com');
  });

  it('measure how long exports and connections are waited for, and e-mails that fail', async () => {
    const { services } = open;
    const value = async (name: string): Promise<number> => {
      const { text } = await open.stranger.get('/metrics');
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.slice(name.length + 1),
      );
    };
    const minuteAgo = new Date(Date.now() - 60_000);
    await services.database.knex('app.exports').where({ status: 'queued' }).update({ queued_at: minuteAgo });
    expect(await value('cardwright_exports_oldest_queued_seconds')).toBeGreaterThanOrEqual(60);
    const waits = 'cardwright_database_wait_seconds_count{outcome="got"}';
    const before = await value(waits);
    await services.database.knex.raw('select 1');
    expect(await value(waits)).toBeGreaterThan(before);
    const mail = { to: 'nobody', subject: 'Hello', text: 'Hello', html: '<p>Hello' };
    await expect(services.mail.send(mail)).rejects.toThrow();
    expect(await value('cardwright_mails_total{outcome="failed"}')).toBe(1);
    await services.mail.send({ ...mail, to: 'nova@example.com' });
    expect(await value('cardwright_mails_total{outcome="sent"}')).toBe(1);
  });

  it('are readable only from this machine if no token is set', async () => {
    for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded'])
      expect((await open.stranger.get('/metrics', { [header]: '203.0.113.9' })).status).toBe(404);
  });

  it('require the token if one is set', async () => {
    const as = async (headers: Record<string, string>): Promise<number> =>
      (await guarded.stranger.get('/metrics', headers)).status;
    expect(await as({ Authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await as({ Authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '203.0.113.9' })).toBe(200);
    expect(await as({ Authorization: `Bearer ${TOKEN.slice(1)}x` })).toBe(404);
    expect(await as({ Authorization: 'Bearer ' })).toBe(404);
    expect(await as({})).toBe(404);
    expect((await guarded.admin.get('/metrics')).status).toBe(404);
  });
});
