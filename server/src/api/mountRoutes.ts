import { Stream } from 'node:stream';
import Router from '@koa/router';
import type { Context } from 'koa';
import type { Bodies } from '../bodies/Bodies.js';
import { callerOf } from '../middleware/authenticate.js';
import type { Services } from '../services.js';
import { assertAccess, assertFresh } from './access.js';
import type { Caller } from '../caller.js';
import { ANSWERED, type Route } from './defineRoute.js';
import { JsonText } from './JsonText.js';
import { LongAnswers } from './LongAnswers.js';
import { checkBody, readInput } from './readInput.js';
import type { ActionNote } from '../audit/recordAdminAction.js';
import { isRecorded, recordRoute } from './recordRoute.js';
import { compareSpecificity, toRouterPath } from './routePath.js';

const DEFAULT_LIMITS = { bytes: 1_000_000, values: 20_000 };

/** Mounts all routes of the API, more literal paths first, so that `/decks/public` is never taken for a deck's id. */
export function mountRoutes(routes: readonly Route[], services: Services): Router {
  const router = new Router();
  const answers = new LongAnswers();
  for (const route of routes.toSorted((a, b) => compareSpecificity(a.path, b.path)))
    router[route.method](toRouterPath(route.path), (context) => answer(context, route, services, answers));
  return router;
}

/** The methods that need space on the disk. Deleting does not, so it works on a full disk, too. */
const STORES: ReadonlySet<string> = new Set(['post', 'put', 'patch']);

/** Handles every request in this order: caller, rate limit, disk space, input, work, audit log, response. */
async function answer(context: Context, route: Route, services: Services, answers: LongAnswers): Promise<void> {
  context.state.route = route.path;
  // A handler may say instead that its answer is the same for everybody.
  context.vary('Authorization');
  const caller = await callerOf(context, services);
  if (caller.kind === 'member') context.set('Cache-Control', 'private, no-cache');
  context.state.memberId = caller.kind === 'member' ? caller.id : undefined;
  await services.limits.take(route.limit ?? (route.method === 'get' ? 'read' : 'write'), limitKey(context, caller));
  assertAccess(route, caller);
  if (route.isIrreversible === true) assertFresh(caller, services.clock());
  if (STORES.has(route.method)) await services.disk.assertSpace();
  const input = readInput(context, route);
  const signal = hangUpSignal(context);
  const requestId = String(context.state.requestId);
  // `assertAccess` has already refused strangers if the route's type promises a member.
  const notes: ActionNote[] = [];
  const note = (told: ActionNote): void => void notes.push(told);
  const handle = (body: unknown): ReturnType<Route['handle']> =>
    route.handle({ ...input, body, caller, services, requestId, signal, note, koa: context });
  const result = await withBody(context, route, services.bodies, limitKey(context, caller), handle);
  if (isRecorded(route)) await recordRoute(services, route, { caller, params: input.params, result, notes });
  if (result === ANSWERED) return;
  context.status = route.status ?? 200;
  if (result instanceof JsonText) {
    if (route.method === 'get') {
      answers.count(limitKey(context, caller), result, context.res);
      context.response.etag = result.tag;
    }
    await sendText(context, result);
  } else if (result !== undefined) send(context, result);
  services.checkAnswer?.(route, result);
}

/** A cached answer is compressed once. Others, and those in other encodings, are compressed on the way. */
async function sendText(context: Context, answer: JsonText): Promise<void> {
  context.type = 'application/json';
  const wanted = !context.fresh && context.acceptsEncodings('br', 'identity') === 'br';
  const packed = wanted ? await answer.brotli : undefined;
  if (packed !== undefined) context.set('Content-Encoding', 'br');
  context.body = packed ?? answer.body;
  context.length = packed?.length ?? answer.length;
}

/** Koa would write an object as JSON once for its length, once for its ETag and once for the response. */
function send(context: Context, result: unknown): void {
  if (typeof result === 'string' || Buffer.isBuffer(result) || result instanceof Stream) {
    context.body = result;
    return;
  }
  if (!context.type.endsWith('json')) context.type = 'application/json';
  context.body = Buffer.from(JSON.stringify(result));
}

/** Large requests of one sender take turns. */
async function withBody<Result>(
  { req, res }: Context,
  route: Route,
  bodies: Bodies,
  sender: string,
  handle: (body: unknown) => Promise<Result>,
): Promise<Result> {
  const { body, bodyLimits: limits = DEFAULT_LIMITS, readBody, isLarge = false } = route;
  if (body !== undefined)
    return bodies.use({ req, res }, { limits, readBody, sender, isLarge }, (input) => handle(checkBody(route, input)));
  if (isLarge) await bodies.enter(sender, { req, res });
  return handle(undefined);
}

function limitKey({ ip }: Context, caller: Caller): string {
  return caller.kind === 'member' ? caller.id : ip;
}

function hangUpSignal({ res }: Context): AbortSignal {
  const controller = new AbortController();
  const hangUp = (): void => {
    if (!res.writableFinished) controller.abort(new Error('The caller closed the connection.'));
  };
  res.once('close', hangUp);
  // The connection may have closed while the caller was being identified.
  if (res.destroyed) hangUp();
  return controller.signal;
}
