import type { Logger } from 'pino';
import { readRevisions } from '../queries/exports/readExports.js';
import type { Executor } from '../queries/executor.js';
import { WATCH_MS } from './times.js';

/** A watcher's bell: several rings before an answer count as one. */
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
 * Notifies watchers in this process when an export's row changes: at once for changes by this process; for other
 * processes, one short query polls all watched exports, only while there are any.
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

  /** Yields after changes, several at once as one, until the signal is aborted or the server stops. */
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

  /** Call this after this process has changed the row. */
  tell(id: string): void {
    for (const bell of this.#bells.get(id) ?? []) bell.ring();
  }

  /** Ends all watching. */
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
        // 0 means deleted, which is also a change.
        const revision = revisions.get(id) ?? 0;
        if (this.#revisions.get(id) === revision) continue;
        this.#revisions.set(id, revision);
        this.tell(id);
      }
    } catch (error) {
      this.log.warn({ err: error }, 'could not poll watched exports');
    }
  }
}
