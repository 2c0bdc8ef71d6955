import { createHash } from 'node:crypto';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { sameText } from '../../auth/embedded/seal.js';
import type { Database } from '../../database/Database.js';
import { HttpProblem } from '../../errors.js';
import type { RateLimits } from '../../middleware/rateLimits.js';
import type { Executor } from '../../queries/executor.js';
import { answerOnce } from './answerOnce.js';
import { GatewayError } from './GatewayError.js';
import { paymentPage } from './paymentPage.js';
import { refundParams, sessionParams } from './sessionParams.js';
import { TEST_CARDS } from './testCards.js';
import type { Answered, TestGateway } from './TestGateway.js';

/** The path of the gateway on this server. */
export const GATEWAY_PATH = '/test-gateway';

interface Rooms {
  readonly database: Database;
  readonly clock: () => Date;
  readonly limits: RateLimits;
  readonly gateway: TestGateway;
  readonly key: () => Promise<string>;
}

const parseForm = bodyParser({
  enableTypes: ['form'],
  formLimit: 64_000,
  onError: () => {
    throw new GatewayError(400, 'The form cannot be read.');
  },
});

/** The gateway's API, as Stripe's, and its payment pages. */
export function gatewayRouter(rooms: Rooms): Router {
  const router = new Router({ prefix: GATEWAY_PATH });
  const { gateway } = rooms;
  router.post('/v1/checkout/sessions', (context) =>
    answerApi(context, rooms, sessionParams, (trx, params) => gateway.createSession(trx, params)),
  );
  router.post('/v1/checkout/sessions/:id/expire', (context) =>
    answerApi(context, rooms, z.unknown(), (trx) => gateway.expire(trx, idOf(context))),
  );
  router.post('/v1/refunds', (context) =>
    answerApi(context, rooms, refundParams, (trx, { payment_intent, amount }) =>
      gateway.refund(trx, payment_intent, amount),
    ),
  );
  router.get('/pay/:id', (context) => showPage(context, rooms));
  router.post('/pay/:id', (context) => answerPage(context, rooms));
  return router;
}

/** Answers a call of the API, and refusals in its form. */
async function answerApi<Params>(
  context: Context,
  { database, clock, gateway, key }: Rooms,
  schema: z.ZodType<Params>,
  work: (trx: Executor, params: Params) => Promise<Answered>,
): Promise<void> {
  context.state.route = `${GATEWAY_PATH}/v1`;
  context.set('Cache-Control', 'no-store');
  try {
    if (!sameText(context.get('Authorization'), `Bearer ${await key()}`))
      throw new GatewayError(401, 'This key is not valid.');
    const form = await readForm(context);
    const request = createHash('sha256')
      .update(`${context.path} ${JSON.stringify(form)}`)
      .digest('hex');
    const identified = { key: context.get('Idempotency-Key').slice(0, 255), request, now: clock() };
    const params = readParams(schema, form);
    const { sessionId, body } = await answerOnce(database, identified, (trx) => work(trx, params));
    if (sessionId !== undefined) gateway.sendNew(sessionId);
    context.body = body;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    context.status = error.status;
    context.body = error.toBody();
  }
}

const choice = z.union([
  z.object({ card: z.enum(TEST_CARDS.map(({ scenario }) => scenario)) }),
  z.object({ confirm: z.enum(['yes', 'no']) }),
  z.object({ expire: z.literal('now') }),
]);

/** Somebody has pressed a button of the payment page. */
async function answerPage(context: Context, rooms: Rooms): Promise<void> {
  const { gateway, limits } = rooms;
  context.state.route = `${GATEWAY_PATH}/pay`;
  await limits.take('write', context.ip);
  const { id } = await gateway.session(idOf(context));
  const chosen = choice.safeParse(await readForm(context));
  if (!chosen.success) throw new HttpProblem('bad-request', 'The payment page sent something else.');
  let isDeclined = false;
  if ('card' in chosen.data) isDeclined = await gateway.pay(id, chosen.data.card);
  else if ('confirm' in chosen.data) {
    isDeclined = chosen.data.confirm === 'no';
    await gateway.confirm(id, !isDeclined);
  } else await gateway.expireNow(id);
  context.status = 303;
  context.redirect(`${context.path}${isDeclined ? '?declined=1' : ''}`);
}

/** Shows a session, or sends whoever has paid back to the shop. */
async function showPage(context: Context, { gateway, limits }: Rooms): Promise<void> {
  context.state.route = `${GATEWAY_PATH}/pay`;
  context.set('Cache-Control', 'no-store');
  await limits.take('read', context.ip);
  const session = await gateway.session(idOf(context));
  if (session.status === 'complete') {
    context.status = 303;
    context.redirect(sessionParams.parse(session.params).success_url);
    return;
  }
  context.type = 'html';
  context.body = paymentPage(session, context.query.declined !== undefined);
}

function idOf(context: Context & { params?: unknown }): string {
  const parsed = z.object({ id: z.string() }).safeParse(context.params);
  return parsed.data?.id ?? '';
}

async function readForm(context: Context): Promise<unknown> {
  await parseForm(context, () => Promise.resolve());
  return context.request.body ?? {};
}

function readParams<Params>(schema: z.ZodType<Params>, form: unknown): Params {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new GatewayError(400, `${issue?.path.join('.') ?? 'form'}: ${issue?.message ?? 'invalid'}`);
}
