/** A document that can be read while it is being written. Every reader starts at the beginning. */
export class StreamedHtml implements AsyncIterable<string> {
  readonly #pieces: string[] = [];
  readonly #waiting = new Set<() => void>();
  #ended: { readonly failure?: unknown } | undefined;

  write(piece: string): void {
    this.#pieces.push(piece);
    this.#wake();
  }

  end(): void {
    this.#ended = {};
    this.#wake();
  }

  /** Makes readers fail with this reason. */
  fail(failure: unknown): void {
    this.#ended = { failure };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string, void, void> {
    for (let read = 0; ;) {
      if (read < this.#pieces.length) {
        const piece = this.#pieces.slice(read).join('');
        read = this.#pieces.length;
        yield piece;
      } else if (this.#ended) {
        if ('failure' in this.#ended) throw this.#ended.failure;
        return;
      } else {
        await new Promise<void>((resolve) => this.#waiting.add(resolve));
      }
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
