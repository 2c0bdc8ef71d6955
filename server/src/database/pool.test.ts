import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { problemOf } from '../middleware/problemOf.js';
import { aDeck, type StoredDeck } from '../testing/aDeck.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { testDatabases, type TestDatabase } from '../testing/testDatabases.js';
import { openPostgres } from './connect.js';
import { LIMITS } from './openPool.js';

const SAVES = 40;
const READS = 60;

// The embedded database has a single connection, which no row lock can keep from others.
describe.each(testDatabases.filter(({ name }) => name === 'postgres'))('a small pool on $name', (kind) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await kind.open();
    const open = async (): Promise<TestDatabase> => ({
      ...(await openPostgres(database.url ?? '', { connections: 2 })),
      url: database.url,
    });
    server = await startTestServer({ open });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it('serves readers while many saves of one deck wait', async () => {
    const { deck } = (await server.member.post('/api/decks', aDeck())).json<{ deck: StoredDeck }>();
    const path = `/api/decks/${deck.id}`;
    const holder = await database.knex.transaction();
    await holder.raw('select from app.decks where id = ? for update', [deck.id]);
    let saved = 0;
    const saves = Array.from({ length: SAVES }, async (_, index) => {
      const { status } = await server.member.patch(path, { copyright_info: `Save ${index}` });
      saved += 1;
      return status;
    });
    const inFlight = async (): Promise<number> => (await server.services.metrics.inFlight.get()).values[0]?.value ?? 0;
    await vi.waitFor(async () => expect(await inFlight()).toBe(SAVES), { timeout: 60_000 });
    const reads = await Promise.all(Array.from({ length: READS }, () => server.member.get(path)));
    expect(reads.filter(({ status }) => status === 200)).toHaveLength(READS);
    expect(saved).toBe(0);
    await holder.rollback();
    expect(new Set(await Promise.all(saves))).toEqual(new Set([200]));
    const after = (await server.member.get(path)).json<{ deck: StoredDeck }>().deck;
    expect(after.version).toBe(deck.version + SAVES);
  });

  it('that stays exhausted is a 503 with Retry-After', async () => {
    const small = await openPostgres(database.url ?? '', { connections: 1, patience: 1_000 });
    const holder = await small.knex.transaction();
    const problem = problemOf(await small.knex.raw('select 1').catch((error: unknown) => error));
    expect([problem.kind, problem.status, problem.headers]).toEqual(['unavailable', 503, { 'Retry-After': '1' }]);
    await holder.rollback();
    await small.close();
  });

  it('limits statements after connecting: poolers refuse limits as parameters of the start', async () => {
    const small = await openPostgres(database.url ?? '', { connections: 1 });
    const { rows } = await small.knex.raw<{ rows: unknown[] }>(
      `select name, setting, source from pg_settings where name in ('lock_timeout', 'statement_timeout') order by name`,
    );
    expect(rows).toEqual([
      { name: 'lock_timeout', setting: String(LIMITS.lockMs), source: 'session' },
      { name: 'statement_timeout', setting: String(LIMITS.statementMs), source: 'session' },
    ]);
    await small.close();
  });
});
