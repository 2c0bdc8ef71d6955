/** One fault of what was sent. `path` is where, such as `categories[2].cards[0].copies`. */
export interface Fault {
  readonly path: string;
  readonly message: string;
  readonly fix?: string;
}

/** The server's answer where it refuses (RFC 9457), or status 0 where no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 when the server could not be reached. */
    readonly status: number,
    message: string,
    /** The problem's stable name, such as `stale-version`. */
    readonly code: string,
    readonly faults: readonly Fault[] = [],
    /** The problem as it was sent: `version` of a conflict and the like. */
    readonly problem: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  get isOffline(): boolean {
    return this.status === 0;
  }
}
