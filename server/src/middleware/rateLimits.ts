import { waitingTime } from '@cardwright/renderer';
import type { Knex } from 'knex';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpProblem } from '../errors.js';
import { RATE_LIMITS, type RateLimitName, type RateLimitTable } from '../rateLimitTable.js';
import { BatchedLimiter, type Limiter } from './BatchedLimiter.js';

export type { RateLimitName } from '../rateLimitTable.js';

/** Too frequent to count each in the database; their counts may be off by 2 % per server. */
const FREQUENT: readonly string[] = ['read', 'write', 'upload', 'image'] satisfies RateLimitName[];
const BATCHES = 50;

interface Options {
  readonly table?: RateLimitTable;
  /** The database whose servers share their counts; without one, this server counts alone. */
  readonly shared?: Knex | undefined;
}

/** Counts requests, and refuses those beyond a limit. */
export class RateLimits {
  readonly #limiters: ReadonlyMap<RateLimitName, Limiter>;

  /** @param factor multiplies every limit, for load tests from one address */
  constructor(factor = 1, { table = RATE_LIMITS, shared }: Options = {}) {
    this.#limiters = new Map(
      Object.entries(table).map(([name, { points, seconds }]) => [
        name as RateLimitName,
        createLimiter(name, points * factor, seconds, shared),
      ]),
    );
  }

  /** Counts one request. @throws HttpProblem `too-many-requests` with Retry-After (seconds) */
  async take(name: RateLimitName, key: string): Promise<void> {
    try {
      await this.#limiters.get(name)?.consume(key);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      throw new HttpProblem('too-many-requests', `Too many requests. Try again in ${waitingTime(seconds)}.`, {
        headers: { 'Retry-After': String(seconds) },
      });
    }
  }

  /** Counts work unless it fails. @throws HttpProblem `too-many-requests` before the work starts; what the work throws */
  async count<T>(name: RateLimitName, key: string, work: () => Promise<T>): Promise<T> {
    await this.take(name, key);
    try {
      return await work();
    } catch (error) {
      await this.giveBack(name, key);
      throw error;
    }
  }

  /** How many requests are left until the limit. */
  async left(name: RateLimitName, key: string): Promise<number> {
    const limiter = this.#limiters.get(name);
    return (await limiter?.get(key))?.remainingPoints ?? limiter?.points ?? 0;
  }

  /** Takes one request off the count: it was not a guess, or it led to nothing. */
  async giveBack(name: RateLimitName, key: string): Promise<void> {
    await this.#limiters.get(name)?.reward(key, 1);
  }

  /** Resets a count: a correct password clears the failed attempts. */
  async forget(name: RateLimitName, key: string): Promise<void> {
    await this.#limiters.get(name)?.delete(key);
  }
}

function createLimiter(name: string, points: number, duration: number, shared: Knex | undefined): Limiter {
  const options = { keyPrefix: name, points, duration };
  const own = new RateLimiterMemory(options);
  if (shared === undefined) return own;
  const step = FREQUENT.includes(name) ? Math.max(1, Math.floor(points / BATCHES)) : 1;
  const everyone = new RateLimiterPostgres({
    ...options,
    ...{ storeClient: shared, storeType: 'knex', schemaName: 'app', tableName: 'rate_limits' },
    // A migration has created the table, and maintenance empties it.
    ...{ tableCreated: true, clearExpiredByTimeout: false },
    // Counts while the database does not respond.
    ...(step === 1 && { insuranceLimiter: own }),
  });
  return step === 1 ? everyone : new BatchedLimiter(own, everyone, step);
}
