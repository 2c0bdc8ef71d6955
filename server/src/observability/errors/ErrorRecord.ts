import { insertErrors, type CountedError } from '../../queries/serverErrors.js';
import type { Executor } from '../../queries/executor.js';
import { describeError } from './describeError.js';

/** Where an error happened. */
interface Circumstances {
  /** The route's pattern, such as `GET /api/decks/{id}`, or a task; never an address with its values. */
  readonly route: string;
  readonly requestId?: string;
}

/** Kinds that are remembered until they are written down. More in one minute are in the log alone. */
const MOST_KINDS = 200;

/**
 * Counts this server's errors by kind. They are written to the database every minute and when an admin looks, not when
 * they happen: the database may be what fails.
 */
export class ErrorRecord {
  #counted = new Map<string, CountedError>();

  constructor(private readonly clock: () => Date) {}

  note(error: unknown, { route, requestId }: Circumstances): void {
    const description = describeError(error);
    const now = this.clock();
    const day = now.toISOString().slice(0, 10);
    const key = `${day} ${description.fingerprint}`;
    const before = this.#counted.get(key);
    if (before === undefined && this.#counted.size >= MOST_KINDS) return;
    this.#counted.set(key, {
      ...description,
      route,
      request_id: requestId ?? null,
      count: (before?.count ?? 0) + 1,
      day,
      first_at: before?.first_at ?? now,
      last_at: now,
    });
  }

  /** Writes down what was counted; after a failure it is still counted. @returns how many kinds */
  async write(executor: Executor): Promise<number> {
    const taken = this.#counted;
    this.#counted = new Map();
    try {
      await insertErrors(executor, [...taken.values()]);
    } catch (error) {
      this.#putBack(taken);
      throw error;
    }
    return taken.size;
  }

  #putBack(taken: ReadonlyMap<string, CountedError>): void {
    const since = this.#counted;
    this.#counted = new Map(taken);
    for (const [key, later] of since) {
      const before = taken.get(key);
      this.#counted.set(key, {
        ...later,
        count: later.count + (before?.count ?? 0),
        first_at: before?.first_at ?? later.first_at,
      });
    }
  }
}
