/** How long the server may send nothing before it counts as not responding, in ms. Its database has 35 s for an answer. */
export const SILENCE_MS = 60_000;

/** Aborts a request whose server has been silent for too long: its process hangs, or a proxy has swallowed the request. */
export class SilenceLimit {
  readonly #silence = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ms: number) {
    this.hear();
  }

  /** Aborted with a DOMException `TimeoutError`, which the HTTP client may retry. */
  get signal(): AbortSignal {
    return this.#silence.signal;
  }

  /** Something has arrived: the time starts anew. */
  hear(): void {
    this.end();
    this.#timer = setTimeout(() => {
      this.#silence.abort(new DOMException('The server is silent.', 'TimeoutError'));
    }, this.ms);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
