import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import knexLibrary from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '../queries/health.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { testDatabases } from '../testing/testDatabases.js';

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
    const { deck } = (await open.member.post('/api/decks', { translations: {} })).json<{ deck: { id: string } }>();
    await open.member.get(`/api/decks/${deck.id}?include=secret`);
    await open.member.post('/api/exports', { deck_id: deck.id, preset: 'zip' });
    const { status, headers, text } = await open.stranger.get('/metrics');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(text).toMatch(/cardwright_http_request_seconds_count\{method="POST",route="\/api\/decks",status="201"\} 1/);
    expect(text).toContain('route="/api/decks/{id}"');
    expect(text).toMatch(/^cardwright_exports_active\{status="queued"\} \d/m);
    for (const name of [
      'cardwright_exports_total',
      'cardwright_maintenance_total',
      'cardwright_http_requests_in_flight',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(`# HELP ${name} `);
    expect(text).not.toContain(deck.id);
    expect(text).not.toContain('example.com');
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
