import { ApiError } from '../api/ApiError.js';

/** Milliseconds between calls: 170 a minute, so that saving has its share of the server's limit. */
const EVERY_MS = 350;
/** Seconds to wait when the server does not say how long. */
const USUAL_WAIT = 60;

/** Makes calls at a steady pace; all of them wait when the server or the photo service says that there were too many. */
export class Pace {
  #next = 0;

  /**
   * @param onWait receives the seconds of a wait that begins
   * @param every milliseconds between calls
   */
  constructor(
    private readonly onWait: (seconds: number) => void,
    private readonly every = EVERY_MS,
  ) {}

  /** @throws what the call throws, except for too many requests; the signal's reason once it is aborted */
  async run<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (;;) {
      await this.#turn(signal);
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError) || !asksToWait(error)) throw error;
        const seconds = error.retryAfter ?? USUAL_WAIT;
        this.#next = Math.max(this.#next, performance.now() + seconds * 1_000);
        this.onWait(seconds);
      }
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const now = performance.now();
    const at = Math.max(now, this.#next);
    this.#next = at + this.every;
    if (at > now) await wait(at - now, signal);
  }
}

/** Our own limit, or that of the photo service, which the server passes on as unavailable. */
function asksToWait({ status, retryAfter }: ApiError): boolean {
  return status === 429 || (status === 503 && retryAfter !== undefined);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
