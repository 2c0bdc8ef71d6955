import Router from '@koa/router';
import type { Context } from 'koa';
import { HttpProblem } from '../errors.js';
import { callerOf } from '../middleware/authenticate.js';
import type { Services } from '../services.js';
import { assertAccess } from './access.js';
import type { Caller } from '../caller.js';
import { ANSWERED, type Route } from './defineRoute.js';
import { JsonText } from './JsonText.js';
import { readInput } from './readInput.js';
import { compareSpecificity, toRouterPath } from './routePath.js';

/** Mounts all routes of the API, more literal paths first, so that `/decks/public` is never taken for a deck's id. */
export function mountRoutes(routes: readonly Route[], services: Services): Router {
  const router = new Router();
  for (const route of routes.toSorted((a, b) => compareSpecificity(a.path, b.path)))
    router[route.method](toRouterPath(route.path), (context) => answer(context, route, services));
  return router;
}

/** Answers 405 for methods that a path does not support. */
export const METHODS = {
  throw: true,
  methodNotAllowed: () => new HttpProblem('method-not-allowed', 'This path does not support that method.'),
  notImplemented: () => new HttpProblem('method-not-allowed', 'This server does not support that method.'),
};

/** Handles every request in this order: caller, rate limit, input, work, response. */
async function answer(context: Context, route: Route, services: Services): Promise<void> {
  context.state.route = route.path;
  const caller = await callerOf(context, services);
  context.state.memberId = caller.kind === 'member' ? caller.id : undefined;
  await services.limits.take(route.limit ?? (route.method === 'get' ? 'read' : 'write'), limitKey(context, caller));
  assertAccess(route.access, caller);
  const input = await readInput(context, route);
  const result = await route.handle({
    ...input,
    // `assertAccess` has already refused strangers if the route's type promises a member.
    caller: caller,
    services,
    requestId: String(context.state.requestId),
    signal: hangUpSignal(context),
    koa: context,
  });
  if (result === ANSWERED) return;
  context.status = route.status ?? 200;
  if (result instanceof JsonText) {
    context.type = 'application/json';
    context.body = result.bytes;
    if (route.method === 'get') context.response.etag = result.tag;
  } else if (result !== undefined) context.body = result;
  services.checkAnswer?.(route, result);
}

function limitKey({ ip }: Context, caller: Caller): string {
  return caller.kind === 'member' ? caller.id : ip;
}

function hangUpSignal({ res }: Context): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort(new Error('The caller closed the connection.'));
  });
  return controller.signal;
}
