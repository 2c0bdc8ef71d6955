import type { Logger } from 'pino';
import { readRevisions } from '../queries/exports/readExports.js';
import type { Executor } from '../queries/executor.js';
import { WATCH_MS } from './times.js';

/** One watcher's bell: rung any number of times, it is answered once. */
class Bell {
  #ring: () => void = () => undefined;
  #rung = false;

  ring(): void {
    this.#rung = true;
    this.#ring();
  }

  async next(signal: AbortSignal): Promise<boolean> {
    if (!this.#rung && !signal.aborted)
      await new Promise<void>((resolve) => {
        const end = (): void => resolve();
        signal.addEventListener('abort', end, { once: true });
        this.#ring = () => {
          signal.removeEventListener('abort', end);
          resolve();
        };
      });
    this.#rung = false;
    return !signal.aborted;
  }
}

/**
 * Tells watchers in this process when an export's row changed. What changes here is told at once; for what other
 * processes do, one short query looks at everything watched, and only while something is.
 */
export class ExportWatchers {
  readonly #bells = new Map<string, Set<Bell>>();
  readonly #revisions = new Map<string, number>();
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly executor: Executor,
    private readonly log: Logger,
  ) {}

  /** Yields after every change, several at once as one, until the signal is aborted or the server stops. */
  async *watch(id: string, signal: AbortSignal): AsyncGenerator<void> {
    const bell = new Bell();
    const ended = AbortSignal.any([signal, this.#closing.signal]);
    const bells = this.#bells.get(id) ?? new Set();
    this.#bells.set(id, bells.add(bell));
    this.#schedule();
    try {
      while (await bell.next(ended)) yield;
    } finally {
      bells.delete(bell);
      if (bells.size === 0) {
        this.#bells.delete(id);
        this.#revisions.delete(id);
      }
    }
  }

  /** The row was changed by this process. */
  tell(id: string): void {
    for (const bell of this.#bells.get(id) ?? []) bell.ring();
  }

  /** Ends everybody's watching. */
  close(): void {
    clearTimeout(this.#timer);
    this.#closing.abort();
  }

  #schedule(): void {
    if (this.#timer !== undefined || this.#closing.signal.aborted) return;
    this.#timer = setTimeout(() => {
      void this.#look().finally(() => {
        this.#timer = undefined;
        if (this.#bells.size > 0) this.#schedule();
      });
    }, WATCH_MS);
  }

  async #look(): Promise<void> {
    try {
      const ids = [...this.#bells.keys()];
      const revisions = await readRevisions(this.executor, ids);
      for (const id of ids) {
        // 0: deleted, which is a change as well.
        const revision = revisions.get(id) ?? 0;
        if (this.#revisions.get(id) === revision) continue;
        this.#revisions.set(id, revision);
        this.tell(id);
      }
    } catch (error) {
      this.log.warn({ err: error }, 'watched exports could not be looked up');
    }
  }
}
