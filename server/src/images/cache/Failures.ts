import { LRUCache } from 'lru-cache';
import { HttpProblem, type ProblemKind } from '../../errors.js';

const MOST = 10_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** How long to remember each kind: what is wrong with the bytes stays wrong, other servers recover. */
const MEMORY_MS: Partial<Record<ProblemKind, number>> = {
  'unsupported-type': HOUR_MS,
  'too-large': HOUR_MS,
  'not-found': MINUTE_MS,
  forbidden: MINUTE_MS,
  upstream: MINUTE_MS,
};

/** Remembers which sources failed, so that asking again costs nothing. */
export class Failures {
  readonly #problems: LRUCache<string, HttpProblem>;

  constructor(clock: () => Date) {
    this.#problems = new LRUCache({ max: MOST, ttlResolution: 0, perf: { now: () => clock().getTime() } });
  }

  /** @throws HttpProblem if the source failed lately */
  assertNone(key: string): void {
    const problem = this.#problems.get(key);
    if (problem !== undefined) throw problem;
  }

  /** @returns the result of the task, whose failure is remembered */
  async watch<T>(key: string, task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      const ttl = error instanceof HttpProblem ? MEMORY_MS[error.kind] : undefined;
      if (error instanceof HttpProblem && ttl !== undefined) this.#problems.set(key, error, { ttl });
      throw error;
    }
  }
}
