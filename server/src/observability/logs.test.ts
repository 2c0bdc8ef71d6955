import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PasswordHasher } from '../auth/embedded/passwords/PasswordHasher.js';
import { readConfig } from '../config.js';
import { openPostgres } from '../database/connect.js';
import { serve, type RunningServer } from '../serve.js';
import { aDeck, ANY_WORLD } from '../testing/aDeck.js';
import { TestClient } from '../testing/TestClient.js';
import { testDatabases, type TestDatabase } from '../testing/testDatabases.js';
import { createLog } from './createLog.js';

interface Line {
  level: number;
  msg: string;
  requestId?: string;
  status?: number;
  route?: string;
}

const [embedded] = testDatabases;
const ERROR = 50;

describe.each(embedded === undefined ? [] : [embedded])('the log', (kind) => {
  const written: string[] = [];
  let database: TestDatabase;
  let folder: string;
  let server: RunningServer;
  const lines = (): Line[] => written.map((line) => JSON.parse(line) as Line);
  beforeAll(async () => {
    database = await kind.open();
    folder = await mkdtemp(join(tmpdir(), 'cardwright-logs-'));
    const log = createLog('trace', { write: (line) => void written.push(line) });
    server = await serve(readConfig({ PORT: '0', CARDWRIGHT_DATA: folder, EXPORT_WORKERS: '0' }), log, {
      database,
      passwords: new PasswordHasher({ N: 1_024, r: 8, p: 1 }),
    });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('has one line per request, with the id that the caller received', async () => {
    const { headers } = await new TestClient(server.url).get('/api/worlds?limit=3');
    const line = lines().find(({ requestId }) => requestId === headers.get('x-request-id'));
    expect(line).toMatchObject({ level: 30, msg: 'request', method: 'GET', route: '/api/worlds', status: 200 });
  });

  it('contains no secrets of successful or failed requests', async () => {
    const secrets = {
      password: 'plum velvet tractor',
      wrong: 'another velvet tractor',
      cookie: 'cookie-0f8e7d6c5b4a',
      apikey: 'apikey-1a2b3c4d5e6f',
      inUrl: 'token-in-url-99887766',
      note: 'what nobody but the member may read',
    };
    const stranger = new TestClient(server.url);
    const email = 'nova@example.com';
    const up = await stranger.post('/auth/v1/signup', { email, password: secrets.password });
    const { access_token, refresh_token, user } = up.json<{
      access_token: string;
      refresh_token: string;
      user: { id: string };
    }>();
    const member = new TestClient(server.url, { id: user.id, email, token: access_token });
    const headers = { Cookie: `session=${secrets.cookie}`, apikey: secrets.apikey };
    await member.get('/api/members/me', headers);
    await stranger.post('/auth/v1/token?grant_type=password', { email, password: secrets.wrong });
    await stranger.post('/auth/v1/recover', { email });
    await stranger.get(`/auth/v1/verify?token=${secrets.inUrl}&type=recovery`);
    await stranger.get(`/confirm?token_hash=${secrets.inUrl}&type=recovery`);
    await stranger.get(`/api/waitlist/place?token=${secrets.inUrl}`);
    await stranger.get(`/api/exports/00000000-0000-4000-8000-000000000000/file?token=${secrets.inUrl}`);
    await stranger.post('/auth/v1/token?grant_type=refresh_token', { refresh_token });
    await stranger.get('/api/members/me', { Authorization: `Bearer ${access_token}x` });
    await database.knex('app.worlds').insert({ slug: ANY_WORLD, name: 'Anywhere', position: '0|a:' });
    // The database fails in the middle of the request, and nothing of its data may be logged.
    await database.knex.raw('alter table app.auth_users rename to elsewhere');
    await database.knex.raw('alter table app.decks add constraint no_more check (false) not valid');
    const failed = [
      await stranger.post('/auth/v1/signup', { email: 'ida@example.com', password: secrets.password }),
      await member.post('/api/decks', aDeck({ translations: { en: { title: 'A', description: secrets.note } } })),
    ];
    await database.knex.raw('alter table app.elsewhere rename to auth_users');
    await database.knex.raw('alter table app.decks drop constraint no_more');
    for (const answer of failed)
      expect([answer.status, answer.text]).toEqual([500, expect.not.stringMatching(/app\.|sql/i)]);
    expect(lines().filter(({ level }) => level === ERROR).length).toBeGreaterThanOrEqual(failed.length);
    const text = written.join('');
    for (const [name, secret] of Object.entries({ ...secrets, access_token, refresh_token }))
      expect(text.includes(secret), `${name} is in the log:\n${written.find((line) => line.includes(secret))}`).toBe(
        false,
      );
    const { rows } = await database.knex.raw<{ rows: { password_hash: string }[] }>(
      'select password_hash from app.auth_users',
    );
    expect(text).not.toContain(rows[0]?.password_hash);
  });

  it('reports an unreachable database without its password', async () => {
    const attempt = openPostgres('postgres://cardwright:velvet-tractor@127.0.0.1:1/cards');
    const error = await attempt.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const told: string[] = [];
    createLog('info', { write: (line) => void told.push(line) }).error({ err: error }, 'failed');
    expect(error).toBeInstanceOf(Error);
    expect(told.join('')).toContain('ECONNREFUSED');
    expect(told.join('') + String(error)).not.toContain('velvet-tractor');
  });

  it('redacts secrets in logged objects', () => {
    const told: string[] = [];
    const log = createLog('info', { write: (line) => void told.push(line) });
    log.info({ password: 'hidden', body: { access_token: 'hidden', deep: { apikey: 'hidden' } } }, 'x');
    log.info(
      { headers: { authorization: 'hidden', cookie: 'hidden' }, request: { headers: { cookie: 'hidden' } } },
      'x',
    );
    expect(told.join('')).toContain('[secret]');
    expect(told.join('')).not.toContain('hidden');
  });
});
