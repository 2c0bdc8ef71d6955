/** What the pointer is doing on the canvas, so that keys can cancel it. */
export class CurrentGesture {
  #cancel: (() => void) | undefined;

  /** @param cancel leaves everything as it was before */
  begin(cancel: () => void): void {
    this.#cancel = cancel;
  }

  end(): void {
    this.#cancel = undefined;
  }

  /** @returns whether there was one */
  cancel(): boolean {
    const cancel = this.#cancel;
    this.#cancel = undefined;
    cancel?.();
    return cancel !== undefined;
  }
}
