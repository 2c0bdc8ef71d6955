import type { Context } from 'koa';
import type { BodyReader } from '../bodies/bodyReaders.js';
import type { BodyLimits } from '../bodies/receiveBody.js';
import type { Call } from '../contract/defineCalls.js';
import type { AnswerOf, BodyOf, DeepReadonly, ParamsOf, QueryOf } from '../contract/types.js';
import type { RateLimitName } from '../middleware/rateLimits.js';
import type { Services } from '../services.js';
import type { Caller, MemberCaller } from '../caller.js';
import type { ActionNote } from '../audit/recordAdminAction.js';
import type { JsonText } from './JsonText.js';

/** Who may call a route at all; commands use policies/ to decide about single objects. */
export type Access = 'public' | 'member' | 'admin';

type CallerFor<A extends Access> = A extends 'public' ? Caller : MemberCaller;

/** Returned by `handle` if it has sent the response itself: a stream, or a status without a body. */
export const ANSWERED = Symbol('answered');

export interface RouteRequest<A extends Access, Params, Query, Body> {
  readonly caller: CallerFor<A>;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly services: Services;
  readonly requestId: string;
  /** Aborted when the caller closes the connection. */
  readonly signal: AbortSignal;
  /**
   * Tells the audit log more about an admin's action than the answer does, such as the name of what was deleted. Each
   * note becomes an entry.
   */
  readonly note: (note: ActionNote) => void;
  /** For headers and streams; everything else comes through the fields above. */
  readonly koa: Context;
}

/** How the server answers a call of the contract. */
interface RouteDefinition<A extends Access, Params, Query, Body, Answer> {
  readonly access: A;
  readonly limit?: RateLimitName;
  /**
   * Validates the body instead of the contract's schema, because the renderer's readers report every error with its
   * path.
   */
  readonly readBody?: BodyReader<Body>;
  /** The default is 1 MB and 20,000 values. */
  readonly bodyLimits?: BodyLimits;
  /** Cannot be undone: the caller must have signed in a few minutes ago. */
  readonly isIrreversible?: true;
  /** The route changes nothing, although it takes a body, so the audit log leaves it out. */
  readonly changesNothing?: true;
  /** Costs as much as a request with a large body, and takes turns with those. */
  readonly isLarge?: true;
  handle(
    request: RouteRequest<A, Params, Query, Body>,
  ): Promise<DeepReadonly<Answer> | JsonText<Answer> | typeof ANSWERED>;
}

/** A route without its types, for the router, the OpenAPI document and the access matrix. */
export type Route = Call & RouteDefinition<Access, unknown, unknown, unknown, unknown>;

/** Binds a call of the contract to its handler, whose types follow from the contract. */
export function defineRoute<C extends Call, A extends Access, Body = BodyOf<C>>(
  call: C,
  definition: RouteDefinition<A, ParamsOf<C>, QueryOf<C>, Body, AnswerOf<C>>,
): Route {
  // Each request is validated by the call's own schemas before `handle` sees it.
  return { ...call, ...definition };
}
