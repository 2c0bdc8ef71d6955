import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { ErrorRecord } from '../observability/errors/ErrorRecord.js';
import type { DiskSpace } from '../observability/DiskSpace.js';
import type { Metrics } from '../observability/metrics.js';

interface Parts {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly disk: Pick<DiskSpace, 'note'>;
  readonly errors: Pick<ErrorRecord, 'note'>;
}

const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * Gives each request an id (or keeps a proxy's `X-Request-Id`), and records one log line and one measurement per
 * response, with the route's pattern but never the URL, headers or bodies.
 */
export function observeRequests({ log, metrics, disk, errors }: Parts): Middleware {
  return async (context, next) => {
    const given = context.get('X-Request-Id');
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    context.state.requestId = requestId;
    context.set('X-Request-Id', requestId);
    const started = process.hrtime.bigint();
    metrics.inFlight.inc();
    context.res.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const route = typeof context.state.route === 'string' ? context.state.route : 'other';
      const { status, method } = context;
      metrics.inFlight.dec();
      metrics.requests.observe({ method, route, status }, seconds);
      const line = {
        requestId,
        method,
        route,
        status,
        ms: Math.round(seconds * 1e5) / 100,
        member: context.state.memberId as unknown,
      };
      disk.note(context.state.error);
      if (context.state.error === undefined) log.info(line, 'request');
      else {
        errors.note(context.state.error, { route: `${method} ${route}`, requestId });
        log.error({ ...line, err: context.state.error as unknown }, 'request failed');
      }
    });
    await next();
  };
}
