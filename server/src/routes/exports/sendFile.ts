import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { HttpProblem, notFound } from '../../errors.js';
import { asDownload } from '../../presenters/asDownload.js';
import { statusAt } from '../../presenters/exports.js';
import { readChunk } from '../../queries/exports/chunks.js';
import type { ExportRow } from '../../queries/exports/rows.js';
import type { Services } from '../../services.js';

interface Range {
  readonly start: number;
  /** The last byte, inclusive. */
  readonly end: number;
}

/**
 * Streams an export's file or one range of it (RFC 9110), with one row in memory at a time.
 * @throws HttpProblem 410 if it has expired, 409 while there is none, 416 for a range that it does not have
 */
export function sendFile(
  koa: Context,
  row: ExportRow,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): void {
  assertFile(row, clock());
  const { result_id, size, chunk_size, file_name, media_type, sha256 } = row;
  if (result_id === null || size === null || chunk_size === null) throw noFile('done');
  const etag = `"${sha256 ?? result_id}"`;
  const range = readRange(koa, size, etag);
  asDownload(koa, file_name ?? 'export');
  koa.type = media_type ?? 'application/octet-stream';
  koa.set({ ETag: etag, 'Accept-Ranges': 'bytes', 'Cache-Control': 'private, no-cache, no-transform' });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  koa.status = range === undefined ? 200 : 206;
  if (range !== undefined) koa.set('Content-Range', `bytes ${start}-${end}/${size}`);
  const read = (position: number): Promise<Buffer | undefined> => readChunk(database.knex, row.id, result_id, position);
  koa.body = Readable.from(bytesOf(read, { start, end }, chunk_size), { objectMode: false });
  koa.length = end - start + 1;
}

/** @throws HttpProblem 410 if the file has expired, 409 while there is none */
export function assertFile(row: ExportRow, now: Date): void {
  const status = statusAt(row, now);
  if (status === 'expired')
    throw new HttpProblem('gone', 'The file has expired; files are kept for 7 days. Repeat the export.');
  if (status !== 'done') throw noFile(status);
}

const WITHOUT_FILE = {
  queued: 'The export has not started yet',
  running: 'The export is still being made',
  failed: 'The export failed',
  cancelled: 'The export was cancelled',
  done: 'The export has lost its file',
} as const;

function noFile(status: keyof typeof WITHOUT_FILE): HttpProblem {
  return new HttpProblem('conflict', `${WITHOUT_FILE[status]}, so there is no file to download.`);
}

async function* bytesOf(
  read: (position: number) => Promise<Buffer | undefined>,
  { start, end }: Range,
  chunkSize: number,
): AsyncGenerator<Buffer> {
  for (let at = start; at <= end;) {
    const position = Math.floor(at / chunkSize);
    const chunk = await read(position);
    // The file was deleted in the meantime. Break the connection, so that nobody takes a part for the whole.
    if (chunk === undefined) throw notFound('File');
    const from = at - position * chunkSize;
    const part = chunk.subarray(from, Math.min(chunk.length, from + end - at + 1));
    yield part;
    at += part.length;
  }
}

/**
 * Reads a single range; several ranges, or one for another version (`If-Range`), get the whole file.
 * @throws HttpProblem 416
 */
function readRange(koa: Context, size: number, etag: string): Range | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(koa.get('Range')) ?? [];
  if (first === '' && last === '') return undefined;
  const condition = koa.get('If-Range');
  if (condition !== '' && condition !== etag) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  if (start < size && (first !== '' || Number(last) > 0)) return { start, end };
  const headers = { 'Content-Range': `bytes */${size}` };
  throw new HttpProblem('range-not-satisfiable', `The file has only ${size} bytes.`, { headers });
}
