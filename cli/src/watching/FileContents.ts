import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Remembers what is in files, to tell which have really changed. */
export class FileContents {
  readonly #digests = new Map<string, string>();

  /** Whether a path has another content than at the last call. Everything but files that can be read always has. */
  async hasChanged(path: string): Promise<boolean> {
    const digest = await digestOf(path).catch(() => undefined);
    const isSame = digest !== undefined && digest === this.#digests.get(path);
    if (digest === undefined) this.#digests.delete(path);
    else this.#digests.set(path, digest);
    return !isSame;
  }

  clear(): void {
    this.#digests.clear();
  }
}

/** Undefined for what is not a file. */
async function digestOf(path: string): Promise<string | undefined> {
  if (!(await stat(path)).isFile()) return undefined;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
