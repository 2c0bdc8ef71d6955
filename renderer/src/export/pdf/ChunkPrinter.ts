import type { BrowserPool } from '../browser/BrowserPool.js';
import { PrintChunk } from './PrintChunk.js';
import { type CollectedDrawings, printDocument } from './printDocument.js';
import type { Drawing } from './PrintHtml.js';

/** A printed document and the drawings on its pages. */
export interface PrintedChunk {
  readonly drawings: readonly Drawing[];
  readonly bytes: Uint8Array;
}

/**
 * Number of drawings in the first document of a print run and in each further one. One document takes the least work,
 * because each loads its fonts and pictures, so most decks are one document. But a browser needs memory for all of it,
 * so large decks are several.
 */
const CHUNK_SIZES = [300, 200];

/** Prints drawings in documents of limited size. The browser reads each one while its drawings are still being made. */
export class ChunkPrinter {
  readonly #pool: BrowserPool;
  readonly #sourceOf: CollectedDrawings['sourceOf'];
  readonly #stop = new AbortController();
  readonly #signal: AbortSignal;
  readonly #printing: Promise<PrintedChunk>[] = [];
  /** Called after each printed document. */
  onPrinted: (() => void) | undefined;
  #open: PrintChunk | undefined;
  #printed = 0;

  constructor(pool: BrowserPool, sourceOf: CollectedDrawings['sourceOf'], signal: AbortSignal | undefined) {
    this.#pool = pool;
    this.#sourceOf = sourceOf;
    this.#signal = signal ? AbortSignal.any([signal, this.#stop.signal]) : this.#stop.signal;
  }

  /** The number of printed drawings. */
  get printed(): number {
    return this.#printed;
  }

  /** The document for the next drawing. A new one starts printing immediately. */
  chunk(): PrintChunk {
    if (this.#open) return this.#open;
    const chunk = new PrintChunk((face) => this.#pool.fontPath(face), this.#sourceOf);
    const printing = printDocument(chunk, this.#pool, this.#signal).then((bytes) => {
      this.#printed += chunk.drawings.length;
      this.onPrinted?.();
      return { drawings: chunk.drawings, bytes };
    });
    printing.catch(() => undefined);
    this.#printing.push(printing);
    return (this.#open = chunk);
  }

  /** Ends a full document and waits until it is printed: two at a time would need twice the memory. */
  async settle(): Promise<void> {
    const size = CHUNK_SIZES[this.#printing.length - 1] ?? CHUNK_SIZES.at(-1) ?? 1;
    if (!this.#open || this.#open.drawings.length < size) return;
    this.#open.end();
    this.#open = undefined;
    await this.#printing.at(-1);
  }

  /** Ends the last document and waits for all of them. */
  finish(): Promise<PrintedChunk[]> {
    this.#open?.end();
    this.#open = undefined;
    return Promise.all(this.#printing);
  }

  /** Stops everything in progress and waits until it has stopped. */
  async abandon(error: unknown): Promise<void> {
    this.#open?.fail(error);
    this.#stop.abort(error);
    await Promise.allSettled(this.#printing);
  }
}
