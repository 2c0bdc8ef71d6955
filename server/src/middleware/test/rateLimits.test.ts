import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpProblem } from '../../errors.js';
import { Metrics } from '../../observability/metrics.js';
import { observeConnections } from '../../observability/observeConnections.js';
import { pruneRateLimits } from '../../queries/rateLimits.js';
import { RATE_LIMITS, type RateLimitName } from '../../rateLimitTable.js';
import { testDatabases, type TestDatabase } from '../../testing/testDatabases.js';
import { RateLimits } from '../rateLimits.js';

const TABLE = {
  ...RATE_LIMITS,
  mail: { points: 3, seconds: 600 },
  'sign-in-account': { points: 3, seconds: 600 },
  read: { points: 100, seconds: 600 },
};

/** How many of these requests are let in, by turns at each server. */
async function letIn(servers: readonly RateLimits[], name: RateLimitName, key: string, requests: number) {
  let count = 0;
  for (let index = 0; index < requests; index += 1)
    await servers[index % servers.length]?.take(name, key).then(
      () => (count += 1),
      (error: unknown) => {
        expect(error).toBeInstanceOf(HttpProblem);
        const message = 'Too many requests. Try again in 10 minutes.';
        expect(error).toMatchObject({ status: 429, message, headers: { 'Retry-After': '600' } });
      },
    );
  return count;
}

it('counts each caller and each limit by itself', async () => {
  const server = new RateLimits(1, { table: TABLE });
  expect(await letIn([server], 'mail', 'a', 5)).toBe(3);
  expect(await letIn([server], 'mail', 'b', 5)).toBe(3);
  expect(await letIn([server], 'sign-in-account', 'a', 2)).toBe(2);
});

const real = testDatabases.filter(({ name }) => name === 'postgres');

describe.each(real)('servers on one $name', (kind) => {
  let database: TestDatabase;
  const start = (): RateLimits => new RateLimits(1, { table: TABLE, shared: database.knex });
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.close());

  it('share their counts', async () => {
    expect(await letIn([start(), start()], 'mail', 'a@example.com', 8)).toBe(3);
  });

  it('forget and give back for each other', async () => {
    const [one, other] = [start(), start()];
    expect(await letIn([one, other], 'sign-in-account', 'nova', 3)).toBe(3);
    await one.giveBack('sign-in-account', 'nova');
    expect(await letIn([other], 'sign-in-account', 'nova', 2)).toBe(1);
    await one.forget('sign-in-account', 'nova');
    expect(await letIn([other, one], 'sign-in-account', 'nova', 4)).toBe(3);
  });

  it('share frequent counts in batches, with few statements', async () => {
    const metrics = new Metrics();
    observeConnections(database.knex, metrics);
    const allowed = await letIn([start(), start()], 'read', '192.0.2.1', 300);
    expect(allowed).toBeGreaterThanOrEqual(TABLE.read.points);
    expect(allowed).toBeLessThanOrEqual(TABLE.read.points * 1.04);
    const waits = await metrics.registry.getSingleMetricAsString('cardwright_database_wait_seconds');
    const [, statements] = /_count\{outcome="got"\} (\d+)/.exec(waits) ?? [];
    expect(Number(statements)).toBeLessThanOrEqual(TABLE.read.points / 2 + 4);
  });

  it('forget windows that have ended', async () => {
    await start().take('mail', 'late@example.com');
    const hour = new Date(Date.now() + 3_600_000);
    expect(await pruneRateLimits(database.knex, new Date())).toBe(0);
    expect(await pruneRateLimits(database.knex, hour)).toBeGreaterThan(0);
  });

  it('count alone while the database does not respond', async () => {
    const gone = await kind.open();
    const server = new RateLimits(1, { table: TABLE, shared: gone.knex });
    await gone.close();
    expect(await letIn([server], 'mail', 'a@example.com', 5)).toBe(3);
    expect(await letIn([server], 'read', '192.0.2.1', 120)).toBe(100);
  });
});
