import { BrowserPool, diskFonts } from '@cardwright/renderer/export';
import { keepHeapSmall, letHeapDouble } from '../../setV8Flags.js';

/** A browser takes about 200 MB, and starts within two seconds. */
const IDLE_MS = 60_000;

/** The part of an idle pool that painting needs. */
export type PaintingBrowser = Pick<IdlePool, 'use' | 'close'>;

/**
 * One export browser for all jobs of a process, started on demand and closed after a minute without use. While jobs use
 * it, the heap may double; large requests, which have to share a limit of memory, come mostly without such jobs.
 */
export class IdlePool {
  #pool: BrowserPool | undefined;
  #hasBrowser = false;
  #users = 0;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param open creates the pool, which calls `onStart` when a browser starts
   * @param heap tests pass their own
   */
  constructor(
    private readonly open = (onStart: () => void) => new BrowserPool({ fonts: diskFonts(), onStart }),
    private readonly heap = { keepHeapSmall, letHeapDouble },
  ) {}

  async use<T>(work: (pool: BrowserPool) => Promise<T>): Promise<T> {
    clearTimeout(this.#timer);
    this.#users += 1;
    const pool = (this.#pool ??= this.open(() => this.#startPainting()));
    if (this.#hasBrowser) this.heap.letHeapDouble();
    try {
      return await work(pool);
    } finally {
      this.#users -= 1;
      if (this.#users === 0) this.#rest();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const pool = this.#pool;
    this.#pool = undefined;
    this.#hasBrowser = false;
    await pool?.close();
  }

  #startPainting(): void {
    this.#hasBrowser = true;
    this.heap.letHeapDouble();
  }

  #rest(): void {
    this.heap.keepHeapSmall();
    this.#timer = setTimeout(() => void this.close(), IDLE_MS).unref();
  }
}
