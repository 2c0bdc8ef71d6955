import type { Parsed } from '@cardwright/renderer';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { Services } from '../services.js';
import type { Caller, MemberCaller } from './caller.js';
import type { RateLimitName } from '../middleware/rateLimits.js';

/** Who may call a route at all; what they may do with one thing is decided by policies/ in its command. */
export type Access = 'public' | 'member' | 'admin';

type CallerFor<A extends Access> = A extends 'public' ? Caller : MemberCaller;

export interface RouteRequest<A extends Access, Params, Query, Body> {
  readonly caller: CallerFor<A>;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly services: Services;
  readonly requestId: string;
  /** Aborted when the caller hangs up. */
  readonly signal: AbortSignal;
  /** For headers and streams; everything else comes through the fields above. */
  readonly koa: Context;
}

interface RouteBody<Body> {
  /** What the OpenAPI document says, and what validates where `parse` is not given. */
  readonly schema: z.ZodType<Body>;
  /** The renderer's own reader for decks and templates, with all problems and their places. */
  readonly parse?: (input: unknown) => Parsed<Body>;
  /** Bytes; 1 MB where not given. */
  readonly limit?: number;
}

export interface RouteDefinition<A extends Access, Params, Query, Body> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As in OpenAPI: `/api/decks/{id}`. */
  readonly path: `/api/${string}`;
  /** Unique, camel case: `duplicateDeck`. */
  readonly name: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: A;
  readonly params?: z.ZodType<Params>;
  readonly query?: z.ZodType<Query>;
  readonly body?: RouteBody<Body>;
  /** 201 for what creates, 204 without a body, else 200. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Shape of the answer (tests check every answer against it); a media type for streams and files. */
  readonly response?: z.ZodType | { readonly mediaType: string };
  readonly limit?: RateLimitName;
  /** Problem statuses beyond 401, 403, 404, 422 and 429, for the document. */
  readonly problems?: readonly (409 | 410 | 413 | 415 | 501 | 502)[];
  handle(request: RouteRequest<A, Params, Query, Body>): Promise<unknown>;
}

/** A route with its types forgotten, for the router, the document and the matrix of tests. */
export type Route = RouteDefinition<Access, unknown, unknown, unknown>;

/** One call of the API: validation, access, document and tests all come from this definition. */
export function defineRoute<A extends Access, Params = undefined, Query = undefined, Body = undefined>(
  definition: RouteDefinition<A, Params, Query, Body>,
): Route {
  // Each request is validated by the definition's own schemas before `handle` sees it.
  return definition;
}
