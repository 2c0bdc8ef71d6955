import type { ProblemDetail } from '@cardwright/server/contract';

/** One error in the sent data. `path` is its place, such as `categories[2].cards[0].copies`. */
export type Fault = Readonly<ProblemDetail>;

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
  ) {
    super(message);
  }

  get isOffline(): boolean {
    return this.status === 0;
  }
}
