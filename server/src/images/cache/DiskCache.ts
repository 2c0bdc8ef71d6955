import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

const NAME = /^[0-9a-f]{64}$/;

/** A cache in a folder that evicts the least recently used entries when it is full. */
export class DiskCache {
  readonly #index: LRUCache<string, true>;
  #loaded: Promise<void> | undefined;

  /** @param maxBytes the total of all entries */
  constructor(
    private readonly folder: string,
    maxBytes: number,
  ) {
    this.#index = new LRUCache<string, true>({
      maxSize: maxBytes,
      dispose: (_value, name, reason) => {
        // An overwritten entry keeps its file.
        if (reason === 'evict' || reason === 'delete') void rm(join(this.folder, name), { force: true });
      },
    });
  }

  async get(key: string): Promise<Buffer | undefined> {
    await (this.#loaded ??= this.#load());
    const name = nameOf(key);
    if (this.#index.get(name) === undefined) return undefined;
    try {
      const file = join(this.folder, name);
      const bytes = await readFile(file);
      // At the next start, entries are ordered by their last use.
      void utimes(file, new Date(), new Date()).catch(() => undefined);
      return bytes;
    } catch {
      // Someone emptied the folder, as one may with a cache.
      this.#index.delete(name);
      return undefined;
    }
  }

  /** Writes the whole entry or nothing. */
  async set(key: string, bytes: Uint8Array): Promise<void> {
    await (this.#loaded ??= this.#load());
    const name = nameOf(key);
    const temporary = join(this.folder, `${randomUUID()}.tmp`);
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, join(this.folder, name));
      this.#index.set(name, true, { size: Math.max(1, bytes.byteLength) });
    } finally {
      await rm(temporary, { force: true });
    }
  }

  /** Loads entries of earlier runs, and removes incomplete ones. */
  async #load(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const names = await readdir(this.folder);
    const entries = await Promise.all(
      names.map(async (name) => {
        const file = join(this.folder, name);
        if (!NAME.test(name)) await rm(file, { force: true, recursive: true });
        const found = NAME.test(name) ? await stat(file).catch(() => undefined) : undefined;
        return found && { name, size: found.size, used: found.mtimeMs };
      }),
    );
    const known = entries.filter((entry) => entry !== undefined).sort((a, b) => a.used - b.used);
    for (const { name, size } of known) this.#index.set(name, true, { size: Math.max(1, size) });
  }
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
