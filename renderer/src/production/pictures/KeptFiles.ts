import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Ledger, sha256 } from '../../export/index.js';

/** A file as an earlier run left it. */
interface Kept {
  /** The picture's name in the cache. */
  readonly key: string;
  readonly size: number;
  readonly mtimeMs: number;
}

/** Remembers which picture each file of an output folder has, so that files that are up to date are left alone. */
export class KeptFiles {
  private constructor(
    private readonly folder: string,
    private readonly ledger: Ledger<Kept>,
  ) {}

  static async open(cacheFolder: string, folder: string): Promise<KeptFiles> {
    const name = sha256(resolve(folder));
    return new KeptFiles(folder, await Ledger.open(join(cacheFolder, 'outputs', name)));
  }

  /** Whether a file has a picture and nobody has touched it since. */
  async has(file: string, key: string): Promise<boolean> {
    const kept = this.ledger.get(file);
    if (kept?.key !== key) return false;
    const status = await stat(join(this.folder, file)).catch(() => undefined);
    return status?.size === kept.size && status.mtimeMs === kept.mtimeMs;
  }

  async wrote(file: string, key: string): Promise<void> {
    const { size, mtimeMs } = await stat(join(this.folder, file));
    this.ledger.set(file, { key, size, mtimeMs });
  }

  close(): Promise<void> {
    return this.ledger.close();
  }
}
