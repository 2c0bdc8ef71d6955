import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemOf } from '../middleware/problemOf.js';
import { aDeck, type StoredDeck } from '../testing/aDeck.js';
import { startRelay } from '../testing/startRelay.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { testDatabases, type TestDatabase } from '../testing/testDatabases.js';
import { openPostgres } from './connect.js';

type Relay = Awaited<ReturnType<typeof startRelay>>;

const failureOf = (work: PromiseLike<unknown>): PromiseLike<unknown> => work.then(undefined, (error: unknown) => error);

const BUSY = { kind: 'unavailable', status: 503, headers: { 'Retry-After': '1' } };

describe.each(testDatabases.filter(({ name }) => name === 'postgres'))('a database on $name that is silent', (kind) => {
  let database: TestDatabase;
  let relay: Relay;
  beforeAll(async () => {
    database = await kind.open();
    relay = await startRelay(database.url ?? '');
  });
  afterAll(async () => {
    await relay.close();
    await database.close();
  });

  it('is a 503 with Retry-After, and its connection is not used again', async () => {
    const small = await openPostgres(relay.url, { connections: 1, answerMs: 3_000 });
    relay.silence();
    expect(problemOf(await failureOf(small.knex.raw('select 1')))).toMatchObject(BUSY);
    relay.answer();
    expect((await small.knex.raw<{ rows: unknown[] }>('select 2 as two')).rows).toEqual([{ two: 2 }]);
    await small.close();
  });

  it('is noticed by new connections too', async () => {
    relay.silence();
    const opening = openPostgres(relay.url, { connectMs: 500 });
    await expect(opening).rejects.toThrow('cannot be used');
    relay.answer();
  });

  it('gives up a transaction, and serves the next one', async () => {
    const small = await openPostgres(relay.url, { connections: 1, answerMs: 3_000 });
    const late = small.knex.transaction(async (trx) => {
      relay.silence();
      await trx.raw('select 1');
    });
    expect(problemOf(await failureOf(late))).toMatchObject(BUSY);
    relay.answer();
    expect(
      await small.knex.transaction(async (trx) => (await trx.raw<{ rows: unknown[] }>('select 2')).rows),
    ).toHaveLength(1);
    await small.close();
  });

  it('does not limit migrations and maintenance', async () => {
    const small = await openPostgres(relay.url, { answerMs: 5_000, statementMs: 1_000 });
    const { rows } = await small.longRunning.raw<{ rows: unknown[] }>('select pg_sleep(1.5)');
    expect(rows).toHaveLength(1);
    expect(problemOf(await failureOf(small.knex.raw('select pg_sleep(60)')))).toMatchObject(BUSY);
    await small.close();
  });

  describe('while a deck is saved', () => {
    let server: TestServer;
    beforeAll(async () => {
      const open = async (): Promise<TestDatabase> => ({
        ...(await openPostgres(relay.url, { answerMs: 5_000 })),
        url: relay.url,
      });
      server = await startTestServer({ open });
    });
    afterAll(() => server.close());

    it('may have committed: the second attempt learns that its version is stale, and is not applied twice', async () => {
      const { deck } = (await server.member.post('/api/decks', aDeck())).json<{ deck: StoredDeck }>();
      const save = () =>
        server.member.patch(`/api/decks/${deck.id}`, { copyright_info: 'Mine', version: deck.version });
      relay.silence('COMMIT');
      const first = await save();
      expect([first.status, first.headers.get('Retry-After')]).toEqual([503, '1']);
      expect(first.json().detail).toBe('The database is not responding. Try again.');
      relay.answer();
      const second = await save();
      expect([second.status, second.json().version]).toEqual([409, deck.version + 1]);
    });
  });
});
