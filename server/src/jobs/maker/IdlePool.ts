import { BrowserPool, diskFonts } from '@cardwright/renderer/export';

/** A browser takes about 200 MB, and starts within two seconds. */
const IDLE_MS = 60_000;

/** What paints for a part of the server. */
export type PaintingBrowser = Pick<IdlePool, 'use' | 'close'>;

/** One export browser for all jobs of a process, started on demand and closed after a minute without use. */
export class IdlePool {
  #pool: BrowserPool | undefined;
  #users = 0;
  #timer: NodeJS.Timeout | undefined;

  async use<T>(work: (pool: BrowserPool) => Promise<T>): Promise<T> {
    clearTimeout(this.#timer);
    this.#users += 1;
    const pool = (this.#pool ??= new BrowserPool({ fonts: diskFonts() }));
    try {
      return await work(pool);
    } finally {
      this.#users -= 1;
      if (this.#users === 0) this.#timer = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.close();
  }
}
