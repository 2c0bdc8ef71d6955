import { SvgDefinitions } from '../../painters/svg/index.js';
import type { CollectedDrawings, PrintOrder } from './printDocument.js';
import { type Drawing, PrintHtml } from './PrintHtml.js';

/** A print document that is being written. */
export class PrintChunk implements PrintOrder {
  readonly drawings: Drawing[] = [];
  readonly definitions = new SvgDefinitions();
  readonly written: Promise<CollectedDrawings>;
  readonly #document: PrintHtml;
  readonly #sourceOf: CollectedDrawings['sourceOf'];
  #resolve!: (collected: CollectedDrawings) => void;
  #reject!: (error: unknown) => void;

  constructor(fontPath: (face: string) => string, sourceOf: CollectedDrawings['sourceOf']) {
    this.#document = new PrintHtml(fontPath);
    this.#sourceOf = sourceOf;
    this.written = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // The printer of the document reports the error; until then it must not count as unhandled.
    this.written.catch(() => undefined);
  }

  get html(): AsyncIterable<string> {
    return this.#document.html;
  }

  /** @param markup may refer to this chunk's definitions */
  add(drawing: Drawing, markup: string): void {
    this.#document.add(drawing, `${this.definitions.take()}${markup}`);
    this.drawings.push(drawing);
  }

  end(): void {
    this.#document.end();
    this.#resolve({ drawings: this.drawings, sourceOf: this.#sourceOf });
  }

  fail(error: unknown): void {
    this.#document.html.fail(error);
    this.#reject(error);
  }
}
