import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { presentExport } from '../../presenters/exports.js';
import { readExport } from '../../queries/exports/readExports.js';
import { isFinal, type ExportRow } from '../../queries/exports/rows.js';
import type { Services } from '../../services.js';

/** Proxies close connections that are idle for a minute. */
const HEARTBEAT_MS = 15_000;
/** How soon a browser reconnects after the connection breaks. */
const RETRY_MS = 2_000;

type Rooms = Pick<Services, 'database' | 'exports' | 'clock'>;

/**
 * Sends an export's state after every change, as `event: export` with its revision as id, until a final state. A client
 * that reconnects with `Last-Event-ID` gets only newer states, or a 204, after which browsers stop reconnecting.
 */
export function sendEvents(koa: Context, row: ExportRow, rooms: Rooms, signal: AbortSignal): void {
  // The response of a caller who has left never closes again, and its heartbeat would keep the server from ending.
  if (signal.aborted) return;
  const seen = Number(/^\d{1,9}$/.exec(koa.get('Last-Event-ID'))?.[0] ?? 0);
  if (isFinal(row) && row.revision <= seen) {
    koa.status = 204;
    return;
  }
  koa.status = 200;
  koa.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
  koa.type = 'text/event-stream';
  const ended = new AbortController();
  signal.addEventListener('abort', () => ended.abort(), { once: true });
  const stream = Readable.from(events(row, seen, rooms, ended.signal), { objectMode: true });
  const heartbeat = setInterval(() => {
    if (!koa.res.writableEnded) koa.res.write(': still here\n\n');
  }, HEARTBEAT_MS);
  koa.res.once('close', () => {
    clearInterval(heartbeat);
    ended.abort();
    stream.destroy();
  });
  koa.body = stream;
}

async function* events(
  first: ExportRow,
  seen: number,
  { database, exports, clock }: Rooms,
  signal: AbortSignal,
): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  let told = seen;
  const tell = (row: ExportRow): string => {
    told = row.revision;
    const data = JSON.stringify({ export: presentExport(row, clock()) });
    return `id: ${row.revision}\nevent: export\ndata: ${data}\n\n`;
  };
  if (first.revision > told) yield tell(first);
  if (isFinal(first)) return;
  for await (const _change of exports.watch(first.id, signal)) {
    const row = await readExport(database.knex, first.id);
    if (row === undefined) {
      yield 'event: deleted\ndata: {}\n\n';
      return;
    }
    if (row.revision > told) yield tell(row);
    if (isFinal(row)) return;
  }
}
