import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import { problemOf } from '../../middleware/problemOf.js';

/** Proxies close connections that are idle for a minute. */
const HEARTBEAT_MS = 15_000;

/** Whether the caller wants a stream of events instead of a single response. */
export function wantsEvents(koa: Context): boolean {
  return koa.accepts('application/json', 'text/event-stream') === 'text/event-stream';
}

interface Stream {
  readonly koa: Context;
  readonly requestId: string;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * Sends server-sent events during the work: any number of `progress` events, then one `done` with the result or one
 * `problem` with the problem document (the status 200 has already been sent by then).
 */
export function sendProgress(
  { koa, requestId, log }: Stream,
  work: (report: (progress: object) => void) => Promise<object>,
): void {
  const stream = new PassThrough();
  const send = (event: string, data: object): void => {
    if (!stream.writableEnded && !stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  koa.status = 200;
  koa.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
  koa.type = 'text/event-stream';
  koa.body = stream;
  const heartbeat = setInterval(() => {
    if (!stream.destroyed) stream.write(': still here\n\n');
  }, HEARTBEAT_MS);
  void work((progress) => send('progress', progress))
    .then((answer) => send('done', answer))
    .catch((error: unknown) => {
      const problem = problemOf(error);
      if (problem.kind === 'internal' && !stream.destroyed)
        log.error({ err: error, request_id: requestId }, 'stream failed');
      send('problem', { ...problem.toDocument(), request_id: requestId });
    })
    .finally(() => {
      clearInterval(heartbeat);
      stream.end();
    });
}
