import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** Bytes of which parts are read: a buffer, or a file. */
export interface Bytes {
  readonly length: number;
  subarray(start?: number, end?: number): Buffer;
}

/** A file of which only the parts that are asked for are read. */
export class FileBytes implements Bytes {
  readonly length: number;

  /** @throws errors of the operating system, as all its reading does */
  constructor(private readonly path: string) {
    this.length = statSync(path).size;
  }

  subarray(start = 0, end = this.length): Buffer {
    const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(end, this.length) - start));
    const file = openSync(this.path, 'r');
    try {
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start));
    } finally {
      closeSync(file);
    }
  }
}
