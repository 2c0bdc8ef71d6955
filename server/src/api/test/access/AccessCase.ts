import type { TestClient } from '../../../testing/TestClient.js';
import type { CallerName } from './callers.js';
import type { Things } from './Things.js';

/** What a response says about access; `let in` is any success. */
export type Verdict = 'let in' | 'sign in' | 'forbidden' | 'hidden';

/** A valid request, so that the response depends on access and not on the input. */
export interface Request {
  /** The values of the path parameters. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Another caller of the same kind, for requests that change the caller's own account. */
  readonly client?: TestClient;
}

/** A request to a route, and which of the callers that the route admits may make it. */
export interface AccessCase {
  /** What distinguishes the cases of a route that has several, such as `a draft`. */
  readonly of?: string;
  /** Who is let in; by default everyone. */
  readonly only?: readonly CallerName[];
  /** The verdict for the others; by default `hidden`. */
  readonly others?: Verdict;
  /** Exceptions for single callers. */
  readonly but?: Partial<Record<CallerName, Verdict>>;
  /** An error status that also means `let in`. */
  readonly unset?: 400 | 409 | 422 | 501;
  /** Created for each call, because many requests change or delete their object. */
  request?(things: Things, caller: CallerName): Request | Promise<Request>;
}

/** Cases by route name. */
export type AccessCases = Readonly<Record<string, readonly AccessCase[]>>;

/** For routes that need no input and depend only on the kind of caller. */
export const PLAIN: readonly AccessCase[] = [{}];

export const OWNER: readonly CallerName[] = ['owner'];
export const OWNER_AND_ADMIN: readonly CallerName[] = ['owner', 'admin'];
export const NOBODY: readonly CallerName[] = [];

/** The cases of a route that only needs a body. */
export function withBody(body: unknown): readonly AccessCase[] {
  return [{ request: () => ({ body }) }];
}
