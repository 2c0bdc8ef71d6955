import { ZipFile } from 'yazl';

/** A fixed date, so that the same input gives the same bytes. Zip uses local time. */
const made = (): Date => new Date(2000, 0, 1);

/** A zip that is read while it is written. */
export class ZipStream {
  readonly #zip = new ZipFile();
  readonly #paths = new Set<string>();

  /** @param compress false for what is compressed already, such as pictures */
  add(path: string, bytes: Buffer, compress: boolean): void {
    this.#zip.addBuffer(bytes, path, { mtime: made(), mode: 0o100644, compress, forceDosTimestamp: true });
  }

  /** Adds a picture whose path is made from its content, unless it is there. */
  addPicture(path: string, bytes: Buffer): void {
    if (this.#paths.has(path)) return;
    this.#paths.add(path);
    this.add(path, bytes, false);
  }

  /** How many pictures have been added. */
  get pictures(): number {
    return this.#paths.size;
  }

  /** The bytes that it has written so far, without waiting. */
  *available(): Generator<Uint8Array, void, void> {
    const { outputStream } = this.#zip;
    for (let chunk = outputStream.read() as Buffer | null; chunk; chunk = outputStream.read() as Buffer | null)
      yield chunk;
  }

  /** The rest, after the last file. */
  async *end(): AsyncGenerator<Uint8Array, void, void> {
    this.#zip.end();
    for await (const chunk of this.#zip.outputStream) yield chunk as Uint8Array;
  }
}
