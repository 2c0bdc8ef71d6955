/** One error in the input: a dotted path (without `body.`), a message, and `fix` if there is an obvious one. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
  readonly fix?: string;
}

/** The API's kinds of error, by stable name (the `type` of RFC 9457 is `/problems/<kind>`). */
export const PROBLEM_KINDS = {
  'bad-request': { status: 400, title: 'Bad request' },
  'not-signed-in': { status: 401, title: 'Please sign in' },
  forbidden: { status: 403, title: 'Access denied' },
  'stale-sign-in': { status: 403, title: 'Please confirm that it is you' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  conflict: { status: 409, title: 'Conflict' },
  'stale-version': { status: 409, title: 'Someone else saved first' },
  gone: { status: 410, title: 'Gone' },
  'too-large': { status: 413, title: 'Too large' },
  'unsupported-type': { status: 415, title: 'Unsupported type' },
  'range-not-satisfiable': { status: 416, title: 'No such range' },
  invalid: { status: 422, title: 'Invalid input' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong' },
  upstream: { status: 502, title: 'Service failed' },
  'not-configured': { status: 501, title: 'Not configured' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
} as const;

export const OUT_OF_SPACE = 'The server is out of disk space, so nothing can be saved. Ask the administrator.';

export type ProblemKind = keyof typeof PROBLEM_KINDS;

/** Whether the server, or something it needs, has failed; 501 is not a failure, because the feature is not set up. */
export function isFailure(status: number): boolean {
  return status >= 500 && status !== 501;
}

/** Where people go on who opened a link. */
export interface NextStep {
  readonly label: string;
  readonly href: string;
}

interface ProblemOptions {
  readonly errors?: readonly FieldError[];
  /** Additional members of the problem document, such as the current `version`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
  /** The response is sent at once, but ends only with this, so that the connection stays open as long. */
  readonly endsWith?: Promise<void>;
  /** For people: what to do instead. */
  readonly next?: NextStep;
}

/**
 * An error for the caller, sent as application/problem+json (RFC 9457). `detail` is written for people and contains no
 * secrets, SQL or local paths.
 */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly extra: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly endsWith: Promise<void> | undefined;
  readonly next: NextStep | undefined;

  constructor(
    readonly kind: ProblemKind,
    readonly detail: string,
    { errors = [], extra = {}, headers = {}, cause, endsWith, next }: ProblemOptions = {},
  ) {
    super(detail, cause === undefined ? undefined : { cause });
    this.status = PROBLEM_KINDS[kind].status;
    this.errors = errors;
    this.extra = extra;
    this.headers = headers;
    this.endsWith = endsWith;
    this.next = next;
  }

  /** The response body. */
  toDocument(): Record<string, unknown> {
    const { status, title } = PROBLEM_KINDS[this.kind];
    return {
      type: `/problems/${this.kind}`,
      title,
      status,
      detail: this.detail,
      ...(this.errors.length > 0 && { errors: this.errors }),
      ...this.extra,
    };
  }
}

/** `notFound('Deck')` → "Deck not found", also if the caller must not learn that the deck exists. */
export function notFound(what: string): HttpProblem {
  return new HttpProblem('not-found', `${what} not found`);
}

/** @param what `This deck` @param version the current one */
export function staleVersion(what: string, version: number): HttpProblem {
  return new HttpProblem('stale-version', `${what} has been saved elsewhere since you opened it.`, {
    extra: { version },
  });
}

export function invalid(errors: readonly FieldError[]): HttpProblem {
  const first = errors[0];
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  const detail = first === undefined ? 'The input is invalid.' : `${first.path}: ${first.message}${more}`;
  return new HttpProblem('invalid', detail.replace(/^: /, ''), { errors });
}
