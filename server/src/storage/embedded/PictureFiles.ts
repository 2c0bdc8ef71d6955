import { randomBytes } from 'node:crypto';
import { constants, createReadStream, type ReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeWhole } from '../../writeWhole.js';
import { parseObjectPath } from '../../addresses/objectPath.js';

export interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

export interface PictureFile {
  /** The file's path inside the storage folder. */
  readonly name: string;
  readonly path: string;
  /** undefined for an incomplete file */
  readonly version: string | undefined;
  readonly since: Date;
}

/** `{path without extension}.{version}.{extension}`, or the temporary file that a crash leaves behind. */
const FILE = /^(?<before>.+)\.(?<version>[0-9a-f]{16})\.(?<extension>[a-z]+)(?<temporary>\.tmp)?$/;

/** Picture files in a folder, one for each version of a path. Paths come from parseObjectPath and need no escaping. */
export class PictureFiles {
  constructor(private readonly folder: string) {}

  newVersion(): string {
    return randomBytes(8).toString('hex');
  }

  /** Writes the whole file or nothing. */
  async write(path: string, version: string, bytes: Uint8Array): Promise<void> {
    const file = this.#file(path, version);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeWhole(file, bytes);
  }

  /** @returns undefined if the file is gone */
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

  async has(path: string, version: string): Promise<boolean> {
    return (await stat(this.#file(path, version)).catch(undefinedIfGone)) !== undefined;
  }

  /** Every picture file, in no particular order; ignores other files in the folder. */
  async *list(): AsyncGenerator<PictureFile> {
    const folders = [''];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      const entries = await opendir(join(this.folder, folder)).catch(undefinedIfGone);
      for await (const entry of entries ?? []) {
        const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory()) folders.push(name);
        else if (entry.isFile()) yield* this.#describe(name);
      }
    }
  }

  /** Removes a file that `list` returned. */
  async removeFile({ name }: PictureFile): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  async *#describe(name: string): AsyncGenerator<PictureFile> {
    const { before = '', version = '', extension = '', temporary } = FILE.exec(name)?.groups ?? {};
    const path = `${before}.${extension}`;
    if (parseObjectPath(path) === undefined) return;
    // The time the file arrived here; tools that copy files preserve the modification time.
    const found = await stat(join(this.folder, name)).catch(undefinedIfGone);
    if (found !== undefined)
      yield { name, path, version: temporary === undefined ? version : undefined, since: found.ctime };
  }

  /** Never follows a symbolic link. */
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

function undefinedIfGone(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
