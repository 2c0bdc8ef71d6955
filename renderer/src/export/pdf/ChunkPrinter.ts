import type { BrowserPool } from '../browser/BrowserPool.js';
import { PrintChunk } from './PrintChunk.js';
import { type CollectedDrawings, printDocument } from './printDocument.js';
import type { Drawing } from './PrintHtml.js';

/** A printed document and what its pages show. */
export interface PrintedChunk {
  readonly drawings: readonly Drawing[];
  readonly bytes: Uint8Array;
}

/**
 * Drawings of the first document of a print run and of all that follow. One document needs the least work (each loads its
 * fonts and pictures anew), so most decks are one; a browser needs memory for all of it, so large decks are several.
 */
const CHUNK_SIZES = [300, 200];

/** Prints drawings in documents of bounded size, each read by the browser while its drawings are still being made. */
export class ChunkPrinter {
  readonly #pool: BrowserPool;
  readonly #sourceOf: CollectedDrawings['sourceOf'];
  readonly #stop = new AbortController();
  readonly #signal: AbortSignal;
  readonly #printing: Promise<PrintedChunk>[] = [];
  /** Called after each document that is printed. */
  onPrinted: (() => void) | undefined;
  #open: PrintChunk | undefined;
  #printed = 0;

  constructor(pool: BrowserPool, sourceOf: CollectedDrawings['sourceOf'], signal: AbortSignal | undefined) {
    this.#pool = pool;
    this.#sourceOf = sourceOf;
    this.#signal = signal ? AbortSignal.any([signal, this.#stop.signal]) : this.#stop.signal;
  }

  /** Drawings that are printed already. */
  get printed(): number {
    return this.#printed;
  }

  /** The document that the next drawing goes into; its printing begins with it. */
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

  /** Ends a document that is full and waits until it is printed: two at a time would need the memory of both. */
  async settle(): Promise<void> {
    const size = CHUNK_SIZES[this.#printing.length - 1] ?? CHUNK_SIZES.at(-1) ?? 1;
    if (!this.#open || this.#open.drawings.length < size) return;
    this.#open.end();
    this.#open = undefined;
    await this.#printing.at(-1);
  }

  /** Ends the last document and waits for all. */
  finish(): Promise<PrintedChunk[]> {
    this.#open?.end();
    this.#open = undefined;
    return Promise.all(this.#printing);
  }

  /** Stops everything under way and waits until it has stopped. */
  async abandon(error: unknown): Promise<void> {
    this.#open?.fail(error);
    this.#stop.abort(error);
    await Promise.allSettled(this.#printing);
  }
}
