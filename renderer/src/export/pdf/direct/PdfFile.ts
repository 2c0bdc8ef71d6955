import { createHash } from 'node:crypto';
import { deflated } from './deflated.js';

export type PdfVersion = '1.4' | '1.6' | '1.7';

/** Bytes that tell transports that the file is not text. */
const BINARY = '%\xE2\xE3\xCF\xD3';
const ID_DIGITS = 32;
/** A shorter stream, such as a page that shows one form, would become longer. */
const LEAST_COMPRESSED = 40;

/**
 * Writes a PDF file object by object, so that nothing but the objects' places has to stay in memory. Ids are numbers in
 * the order of their reservation, and the file's id is the digest of what was written: equal calls give equal bytes.
 */
export class PdfFile {
  /** Byte offsets by object number. */
  readonly #offsets: number[] = [0];
  readonly #hash = createHash('sha256');
  #pieces: Uint8Array[] = [];
  #length = 0;

  constructor(version: PdfVersion) {
    this.#write(`%PDF-${version}\n${BINARY}\n`);
  }

  /** The number of an object that is written later. */
  reserve(): number {
    return this.#offsets.push(-1) - 1;
  }

  /** Writes an object. @returns its number */
  add(body: string, id = this.reserve()): number {
    this.#begin(id);
    this.#write(`${body}\nendobj\n`);
    return id;
  }

  /**
   * Writes a stream, compressed unless its entries name a filter, or it has none and is short. Metadata (XML) stays
   * readable, as PDF/X asks.
   * @param entries of its dictionary without the length, such as `/Type/XObject`
   */
  addStream(entries: string, data: Uint8Array | string, id = this.reserve()): number {
    const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
    const isShort = entries === '' && bytes.length < LEAST_COMPRESSED;
    const isRaw = isShort || entries.includes('/Filter') || entries.includes('/Subtype/XML');
    const stored = isRaw ? bytes : deflated(bytes);
    this.#begin(id);
    this.#write(`<<${entries}${isRaw ? '' : '/Filter/FlateDecode'}/Length ${stored.length}>>\nstream\n`);
    this.#push(stored);
    this.#write('\nendstream\nendobj\n');
    return id;
  }

  /** The digest of what was written so far, as 64 hexadecimal digits. */
  get digest(): string {
    return this.#hash.copy().digest('hex');
  }

  /** Writes the table of objects. @param entries of the trailer, such as `/Root 1 0 R` */
  end(entries: string): void {
    const missing = this.#offsets.indexOf(-1);
    if (missing >= 0) throw new RangeError(`Object ${missing} was reserved but not written.`);
    const id = this.digest.slice(0, ID_DIGITS).toUpperCase();
    const start = this.#length;
    const rows = this.#offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    const size = this.#offsets.length;
    this.#write(`xref\n0 ${size}\n0000000000 65535 f \n`);
    for (const row of rows) this.#write(row);
    this.#write(`trailer\n<</Size ${size}${entries}/ID[<${id}><${id}>]>>\nstartxref\n${start}\n%%EOF\n`);
  }

  /** What was written since the last call. */
  take(): Uint8Array[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  #begin(id: number): void {
    if (this.#offsets[id] !== -1) throw new RangeError(`Object ${id} was not reserved, or is written twice.`);
    this.#offsets[id] = this.#length;
    this.#write(`${id} 0 obj\n`);
  }

  #write(text: string): void {
    this.#push(Buffer.from(text, 'latin1'));
  }

  #push(bytes: Uint8Array): void {
    this.#hash.update(bytes);
    this.#pieces.push(bytes);
    this.#length += bytes.length;
  }
}
