import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpProblem } from '../errors.js';

/**
 * Requests per time window (seconds) and caller, identified by member id or network address. Counted in this process.
 */
const RATE_LIMITS = {
  read: { points: 1_200, seconds: 60 },
  write: { points: 300, seconds: 60 },
  /** Attempts at passwords and codes, by network address. */
  'sign-in': { points: 30, seconds: 300 },
  /** Attempts at one account's password and codes, from anywhere. */
  'sign-in-account': { points: 10, seconds: 300 },
  /** E-mails that anyone can make the server send, by recipient. */
  mail: { points: 10, seconds: 3_600 },
  /** The same by the requesting network address, from which a whole workshop may sign up. */
  'mail-sender': { points: 60, seconds: 3_600 },
  upload: { points: 120, seconds: 60 },
  image: { points: 600, seconds: 60 },
  ai: { points: 60, seconds: 3_600 },
  export: { points: 30, seconds: 3_600 },
  /** Waitlist and newsletter forms. */
  form: { points: 10, seconds: 600 },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** The counters of one server. */
export class RateLimits {
  readonly #limiters: ReadonlyMap<RateLimitName, RateLimiterMemory>;

  /** @param factor multiplies every limit, for load tests from one address */
  constructor(factor = 1) {
    this.#limiters = new Map(
      Object.entries(RATE_LIMITS).map(([name, { points, seconds }]) => [
        name as RateLimitName,
        new RateLimiterMemory({ keyPrefix: name, points: points * factor, duration: seconds }),
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
      throw new HttpProblem('too-many-requests', `Too many requests. Try again in ${seconds} s.`, {
        headers: { 'Retry-After': String(seconds) },
      });
    }
  }

  /** Takes one request off the count, because it was not a guess. */
  async giveBack(name: RateLimitName, key: string): Promise<void> {
    await this.#limiters.get(name)?.reward(key, 1);
  }

  /** Resets a count: a correct password clears the failed attempts. */
  async forget(name: RateLimitName, key: string): Promise<void> {
    await this.#limiters.get(name)?.delete(key);
  }
}
