import type { TestClient } from '../../../testing/TestClient.js';
import type { CallerName } from './callers.js';
import type { Things } from './Things.js';

/** What an answer says about the right to call; `let in` is any success. */
export type Verdict = 'let in' | 'sign in' | 'forbidden' | 'hidden';

/** A valid request, so that the answer tells about the right to call and not about the input. */
export interface Request {
  /** For the places in the route's path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Somebody else of the same kind, for what a caller does to their own account. */
  readonly client?: TestClient;
}

/** One request of a route, and whom of those that the route's access lets pass it is for. */
export interface AccessCase {
  /** `a draft`; where a route has cases with different verdicts. */
  readonly of?: string;
  /** Who is let in; everybody where not given. */
  readonly only?: readonly CallerName[];
  /** What the others are told; that there is no such thing, where not given. */
  readonly others?: Verdict;
  /** Further verdicts of single callers. */
  readonly but?: Partial<Record<CallerName, Verdict>>;
  /** A status beyond the successes that tells the caller was let in. */
  readonly unset?: 501;
  /** Made anew for each call, since many requests change or destroy what they name. */
  request?(things: Things, caller: CallerName): Request | Promise<Request>;
}

/** Cases by the name of the route. */
export type AccessCases = Readonly<Record<string, readonly AccessCase[]>>;

/** For routes that the caller's kind alone decides about, and that need nothing but their address. */
export const PLAIN: readonly AccessCase[] = [{}];

export const OWNER: readonly CallerName[] = ['owner'];
export const OWNER_AND_ADMIN: readonly CallerName[] = ['owner', 'admin'];
export const NOBODY: readonly CallerName[] = [];

/** The cases of a route that takes a body and no more. */
export function withBody(body: unknown): readonly AccessCase[] {
  return [{ request: () => ({ body }) }];
}
