import type { Parsed } from '@cardwright/renderer';
import type { Context } from 'koa';
import type { Call } from '../contract/defineCalls.js';
import type { AnswerOf, BodyOf, DeepReadonly, ParamsOf, QueryOf } from '../contract/types.js';
import type { RateLimitName } from '../middleware/rateLimits.js';
import type { Services } from '../services.js';
import type { Caller, MemberCaller } from '../caller.js';
import type { JsonText } from './JsonText.js';

/** Who may call a route at all; what they may do with one thing is decided by policies/ in its command. */
export type Access = 'public' | 'member' | 'admin';

type CallerFor<A extends Access> = A extends 'public' ? Caller : MemberCaller;

/** What `handle` returns when it has answered by itself: a stream, or a status without a body. */
export const ANSWERED = Symbol('answered');

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

/** How the server answers a call of the contract. */
interface RouteDefinition<A extends Access, Params, Query, Body, Answer> {
  readonly access: A;
  readonly limit?: RateLimitName;
  /** Validates the body in place of the contract's schema: the renderer's own readers name every fault and its place. */
  readonly readBody?: (input: unknown) => Parsed<Body>;
  /** Bytes; 1 MB where not given. */
  readonly bodyLimit?: number;
  handle(
    request: RouteRequest<A, Params, Query, Body>,
  ): Promise<DeepReadonly<Answer> | JsonText<Answer> | typeof ANSWERED>;
}

/** A route with its types forgotten, for the router, the document and the matrix of tests. */
export type Route = Call & RouteDefinition<Access, unknown, unknown, unknown, unknown>;

/** Binds a call of the contract to what answers it; the contract decides the types. */
export function defineRoute<C extends Call, A extends Access, Body = BodyOf<C>>(
  call: C,
  definition: RouteDefinition<A, ParamsOf<C>, QueryOf<C>, Body, AnswerOf<C>>,
): Route {
  // Each request is validated by the call's own schemas before `handle` sees it.
  return { ...call, ...definition };
}
