import { timingSafeEqual } from 'node:crypto';
import Router from '@koa/router';
import type { Context } from 'koa';
import type { Route } from '../../api/defineRoute.js';
import { openApiDocument } from '../../api/openApi.js';
import { operationCalls } from '../../contract/operations.js';
import type { AnswerOf } from '../../contract/types.js';
import { notFound } from '../../errors.js';
import { measureQueue } from '../../queries/exports/measureQueue.js';
import { isAlive } from '../../queries/health.js';
import type { Services } from '../../services.js';
import { apiPage } from './apiPage.js';
import { isThisMachine } from './isThisMachine.js';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
const LOOPBACK = /^(::1|127\.|::ffff:127\.)/;

interface Description {
  readonly document: ReturnType<typeof openApiDocument>;
  readonly page: string;
}

function describe(routes: readonly Route[], publicUrl: string): Description {
  const document = openApiDocument(routes, publicUrl);
  return { document, page: apiPage(document) };
}

/** Routes for operators and programs: health, metrics, the API's description, and the configuration for browsers. */
export function operationsRouter(services: Services, routes: readonly Route[]): Router {
  const router = new Router();
  const { config, database, disk, metrics } = services;
  let described: Description | undefined;
  // Created on the first request, because it would add a tenth to the start time.
  const description = (): Description => (described ??= describe(routes, config.publicUrl));

  router.get(['/api/health', '/api/health/ready'], async (context) => {
    const [isReachable, isFull] = await Promise.all([isAlive(database), disk.isFull()]);
    const isReady = isReachable && !isFull;
    // On a full disk the server still answers everything that only reads.
    context.status = isReady || (isReachable && context.path === '/api/health') ? 200 : 503;
    context.set('Cache-Control', 'no-store');
    context.body = {
      status: isReady ? 'ok' : isReachable ? 'read-only' : 'unavailable',
      database: isReachable ? database.kind : 'unreachable',
      ...(isFull && { disk: 'full' }),
    };
  });
  router.get('/api/health/live', (context) => {
    context.set('Cache-Control', 'no-store');
    context.body = { status: 'ok' };
  });
  router.get('/metrics', async (context) => {
    assertMayReadMetrics(context, config.metricsToken);
    await updateGauges(services);
    context.type = metrics.registry.contentType;
    context.body = await metrics.registry.metrics();
  });
  router.get('/api/openapi.json', (context) => {
    context.body = description().document;
  });
  router.get('/api/docs', (context) => {
    context.type = 'html';
    context.body = description().page;
  });
  router.get(operationCalls.readConfig.path, (context) => {
    const { supabase } = config;
    const answer: AnswerOf<typeof operationCalls.readConfig> = {
      supabase_url: supabase?.url ?? config.publicUrl,
      supabase_anon_key: supabase?.anonKey ?? 'embedded',
      sign_up: config.signUp,
      sign_in_with: config.oidc?.name ?? null,
      mail: config.mail.smtpUrl === undefined ? 'kept' : 'sent',
      stock: services.stock.provider,
      dev_pages: isThisMachine(config.publicUrl),
      ai: { text: services.ai.text !== undefined, pictures: services.ai.pictures.provider },
    };
    context.body = answer;
  });
  return router;
}

/** Measures the disk and the export queue; the figures of the queue stay as they were if the database fails. */
async function updateGauges({ database, disk, metrics, clock, log }: Services): Promise<void> {
  const space = await disk.space();
  if (space !== undefined) {
    metrics.diskFree.set(space.free);
    metrics.diskSize.set(space.size);
  }
  try {
    const { queued, running, oldest_seconds } = await measureQueue(database.knex, clock());
    metrics.exportsActive.set({ status: 'queued' }, queued);
    metrics.exportsActive.set({ status: 'running' }, running);
    metrics.queueAge.set(oldest_seconds);
  } catch (error) {
    log.warn({ err: error }, 'could not measure the queue of exports');
  }
}

/** @throws HttpProblem 404, because strangers must not even learn that metrics exist */
function assertMayReadMetrics({ ip, req, ...context }: Context, token: string | undefined): void {
  // Behind a proxy on this machine without TRUST_PROXY, all strangers would seem to be local.
  const isPassedOn = ip === req.socket.remoteAddress && FORWARDED.some((name) => req.headers[name] !== undefined);
  if (token === undefined && !isPassedOn && LOOPBACK.test(req.socket.remoteAddress ?? '') && LOOPBACK.test(ip)) return;
  const [, given] = /^Bearer +(\S.*)$/.exec(req.headers.authorization ?? '') ?? [];
  if (token !== undefined && given !== undefined && isSame(given, token)) return;
  throw notFound(context.path);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
