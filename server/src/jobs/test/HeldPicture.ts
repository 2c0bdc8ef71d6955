import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { imagesOf } from '../../storage/test/supabaseOf.js';
import { picture } from '../../storage/test/pictures.js';
import type { TestClient } from '../../testing/TestClient.js';

/**
 * A stored picture that keeps an export waiting for as long as a test wants: until its release, its file is a named pipe,
 * which nobody can open for reading before somebody writes to it.
 */
export class HeldPicture {
  readonly #kept: string;

  private constructor(
    /** The picture's address. */
    readonly url: string,
    private readonly file: string,
  ) {
    this.#kept = `${file}.kept`;
  }

  /** @param dataDirectory that of the server on which the client is signed in */
  static async upload(client: TestClient, dataDirectory: string): Promise<HeldPicture> {
    const name = randomUUID();
    const { bucket } = imagesOf(client);
    const { data, error } = await bucket.upload(`${client.id}/${name}.png`, await picture('png'));
    if (error !== null) throw error;
    const folder = join(dataDirectory, 'storage', 'images', client.id);
    const file = (await readdir(folder)).find((entry) => entry.startsWith(name)) ?? name;
    const held = new HeldPicture(bucket.getPublicUrl(data.path).data.publicUrl, join(folder, file));
    await held.#hold();
    return held;
  }

  /** Lets everybody read the picture, including who waits for it. */
  async release(): Promise<void> {
    const pipe = `${this.file}.pipe`;
    await rename(this.file, pipe);
    await rename(this.#kept, this.file);
    // Opened for reading and writing, a pipe does not wait for a reader, which may have been killed.
    await writeFile(pipe, await readFile(this.file), { flag: 'r+' });
    await rm(pipe);
  }

  async #hold(): Promise<void> {
    await rename(this.file, this.#kept);
    await promisify(execFile)('mkfifo', [this.file]);
  }
}
