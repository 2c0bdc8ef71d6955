import type { ProblemDetail } from '@cardwright/server/contract';

/** One error in the sent data. `path` is its place, such as `categories[2].cards[0].copies`. */
export type Fault = Readonly<ProblemDetail>;

/** The code of answers that are not problem documents. */
export const UNKNOWN = 'unknown';

const PROXY: ReadonlySet<number> = new Set([502, 503, 504]);

/** The server's refusal (RFC 9457), or status 0 if no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 if the server could not be reached. */
    readonly status: number,
    message: string,
    /** The problem's stable code, such as `stale-version`. */
    readonly code: string,
    readonly faults: readonly Fault[] = [],
    /** The problem document as sent, with `version` of a conflict and the like. */
    readonly problem: Readonly<Record<string, unknown>> = {},
    /** Seconds until the same call may succeed, if the server said so. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  /** No answer came, or only that of a proxy whose server is down: our own server's answers have a code. */
  get isUnreachable(): boolean {
    return this.status === 0 || (PROXY.has(this.status) && this.code === UNKNOWN);
  }
}
