import pLimit, { type LimitFunction } from 'p-limit';
import { HttpProblem } from '../errors.js';

interface Line {
  readonly limit: LimitFunction;
  /** Running and waiting. */
  count: number;
}

/** Lets a few pieces of work with the same key run at a time; others wait in order. Counted in this process. */
export class KeyedLimit {
  readonly #lines = new Map<string, Line>();

  /** @param most how many may run or wait before others are refused */
  constructor(
    private readonly atOnce: number,
    private readonly most = Number.POSITIVE_INFINITY,
  ) {}

  /** Waits for a turn, which lasts until the returned function is called. @throws HttpProblem `too-many-requests` */
  enter(key: string): Promise<() => void> {
    return new Promise((enter, refuse) => {
      this.run(key, () => new Promise<void>((leave) => enter(leave))).catch(refuse);
    });
  }

  /** @throws HttpProblem `too-many-requests` with Retry-After */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { limit: pLimit(this.atOnce), count: 0 };
    if (line.count >= this.most)
      throw new HttpProblem(
        'too-many-requests',
        'Too many large requests at the same time. Try again in a few seconds.',
        {
          headers: { 'Retry-After': '5' },
        },
      );
    this.#lines.set(key, line);
    line.count += 1;
    try {
      return await line.limit(work);
    } finally {
      line.count -= 1;
      if (line.count === 0) this.#lines.delete(key);
    }
  }
}
