import { randomBytes } from 'node:crypto';
import { constants, createReadStream, type ReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface ByteRange {
  readonly start: number;
  /** Included. */
  readonly end: number;
}

/** Bytes of pictures in a folder, one file a version of a path. Paths come from parseObjectPath and need no escaping. */
export class PictureFiles {
  constructor(private readonly folder: string) {}

  newVersion(): string {
    return randomBytes(8).toString('hex');
  }

  /** Whole or not at all: written beside its place, made durable, then renamed. */
  async write(path: string, version: string, bytes: Uint8Array): Promise<void> {
    const file = this.#file(path, version);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const temporary = `${file}.tmp`;
    try {
      const handle = await open(temporary, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  /** @returns undefined where the file is gone */
  async read(path: string, version: string, range?: ByteRange): Promise<ReadStream | undefined> {
    const handle = await this.#open(this.#file(path, version));
    return handle && createReadStream('', { fd: handle, ...range });
  }

  async remove(path: string, version: string): Promise<void> {
    await rm(this.#file(path, version), { force: true });
  }

  async copy(from: string, to: string, version: string): Promise<void> {
    const target = this.#file(to, version);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(this.#file(from, version), target);
  }

  /** Never through a symbolic link. */
  async #open(file: string): Promise<FileHandle | undefined> {
    try {
      return await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
    } catch (error) {
      if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ELOOP'))
        return undefined;
      throw error;
    }
  }

  #file(path: string, version: string): string {
    const dot = path.lastIndexOf('.');
    return join(this.folder, `${path.slice(0, dot)}.${version}${path.slice(dot)}`);
  }
}
