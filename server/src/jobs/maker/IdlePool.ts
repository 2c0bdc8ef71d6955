import { BrowserPool, loadFaceFromDisk, loadManifestFromDisk } from '@cardwright/renderer/export';

/** A browser takes some 200 MB; the next one is up within a second or two. */
const IDLE_MS = 60_000;

/** One export browser for all jobs of a process: started when a job needs it, ended when none has for a minute. */
export class IdlePool {
  #pool: BrowserPool | undefined;
  #users = 0;
  #timer: NodeJS.Timeout | undefined;

  async use<T>(work: (pool: BrowserPool) => Promise<T>): Promise<T> {
    clearTimeout(this.#timer);
    this.#users += 1;
    const pool = (this.#pool ??= new BrowserPool({ fonts: diskFonts() }));
    pool.warm();
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

function diskFonts(): { fontBytes(face: string): Promise<Uint8Array> } {
  let manifest: ReturnType<typeof loadManifestFromDisk> | undefined;
  return { fontBytes: async (face) => loadFaceFromDisk(await (manifest ??= loadManifestFromDisk()), face) };
}
