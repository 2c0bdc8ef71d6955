import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BROTLI, COMPRESSED_FROM } from './brotli.js';

const compress = promisify(brotliCompress);

/** Bytes. A short answer has one part, because a stream of parts takes several times as long to send. */
const SHORT = 1_000_000;

/** A response that is already serialized as JSON, so that long cached responses need no parsing. */
export class JsonText<Answer = unknown> {
  /** In UTF-8. Long answers have many parts, because joining them would take as much memory again. */
  readonly parts: readonly Buffer[];
  /** Bytes. */
  readonly length: number;
  #tag: string | undefined;
  #brotli: Promise<Buffer> | undefined;

  constructor(json: string | readonly Buffer[]) {
    const parts = typeof json === 'string' ? [Buffer.from(json)] : json;
    this.length = parts.reduce((sum, part) => sum + part.length, 0);
    this.parts = parts.length > 1 && this.length <= SHORT ? [Buffer.concat(parts)] : parts;
  }

  /** Wraps JSON that is already serialized in more JSON before and after it. */
  static around<Answer>(before: string, json: readonly Buffer[], behind: string): JsonText<Answer> {
    return new JsonText([Buffer.from(before), ...json, Buffer.from(behind)]);
  }

  /** What is sent. */
  get body(): Buffer | Readable {
    const [first, ...more] = this.parts;
    return first !== undefined && more.length === 0 ? first : Readable.from(this.parts, { objectMode: false });
  }

  /** Its entity tag, including the quotes. */
  get tag(): string {
    return (this.#tag ??= `"${this.#hash()}"`);
  }

  /** The answer with Brotli, compressed once for all requests; undefined if it is too long, or so short that nothing would be saved. */
  get brotli(): Promise<Buffer> | undefined {
    const [only] = this.parts;
    if (only === undefined || this.length > SHORT || this.length < COMPRESSED_FROM) return undefined;
    return (this.#brotli ??= compress(only, BROTLI));
  }

  /** For tests, which check responses against their schemas. */
  toJSON(): Answer {
    return JSON.parse(Buffer.concat(this.parts).toString()) as Answer;
  }

  #hash(): string {
    const hash = createHash('sha1');
    for (const part of this.parts) hash.update(part);
    return hash.digest('base64url');
  }
}
