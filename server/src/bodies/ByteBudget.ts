import { HttpProblem } from '../errors.js';

/** A part of the budget, for one request. */
export interface ByteShare {
  /** @throws HttpProblem 503 if the budget is used up and this request has a large part of it, which it loses */
  readonly add: (count: number) => void;
  /** Gives everything back; safe to call twice. */
  readonly free: () => void;
}

/** The bytes of all requests that may be in memory at a time. Small requests are counted, but never refused. */
export class ByteBudget {
  #used = 0;

  /** @param small bytes up to which a request is served in any case */
  constructor(
    private readonly most: number,
    private readonly small: number,
  ) {}

  open(): ByteShare {
    let own = 0;
    const free = (): void => {
      this.#used -= own;
      own = 0;
    };
    return {
      add: (count) => {
        own += count;
        this.#used += count;
        if (this.#used <= this.most || own <= this.small) return;
        // Immediately, because its sender may continue sending, and others would be refused in the meantime.
        free();
        throw new HttpProblem('unavailable', 'The server is receiving too much data at once. Try again.', {
          headers: { 'Retry-After': '5' },
        });
      },
      free,
    };
  }
}
