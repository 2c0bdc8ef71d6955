import type { Context } from 'koa';
import { INERT } from '../../images/inert.js';
import { asDownload } from '../../presenters/asDownload.js';
import type { StorageObjectRow } from '../../queries/storageObjects.js';
import { etagOf, type EmbeddedStorage } from './EmbeddedStorage.js';
import type { ByteRange } from './PictureFiles.js';
import { noSuchObject } from './StorageFailure.js';

/** Answers GET and HEAD with a whole picture, a range, or 304. @throws StorageFailure */
export async function serveObject(context: Context, storage: EmbeddedStorage, path: string): Promise<void> {
  const found = await storage.read(path, (row) => {
    const range = rangeOf(context, row);
    return range === 'beyond' ? undefined : range;
  });
  if (found === undefined) throw noSuchObject();
  const { row, stream } = found;
  const range = rangeOf(context, row);
  describe(context, row, path);
  context.status = 200;
  if (range === 'beyond') {
    context.status = 416;
    context.set('Content-Range', `bytes */${row.size}`);
  } else if (context.fresh) context.status = 304;
  if (context.status !== 200 || context.method === 'HEAD') {
    stream.destroy();
    context.length = context.status === 200 ? row.size : 0;
    return;
  }
  context.body = stream;
  context.length = row.size;
  if (range === undefined || range === 'beyond') return;
  context.status = 206;
  context.set('Content-Range', `bytes ${range.start}-${range.end}/${row.size}`);
  context.length = range.end - range.start + 1;
  // A range of the compressed bytes would not be a range of the file.
  context.compress = false;
}

function describe(context: Context, row: StorageObjectRow, path: string): void {
  context.set({
    'Content-Type': row.content_type,
    ETag: etagOf(row),
    'Last-Modified': row.updated_at.toUTCString(),
    'Cache-Control': `public, max-age=${row.max_age}`,
    'Accept-Ranges': 'bytes',
    'Content-Security-Policy': INERT,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  const { download } = context.query;
  if (download !== undefined) asDownload(context, fileName(String(download), path));
}

/** The requested file name without invalid characters, or else the object's own. */
function fileName(asked: string, path: string): string {
  const name = asked.replace(/[^\p{L}\p{N} ._()-]/gu, '').slice(0, 200);
  return name === '' ? path.slice(path.lastIndexOf('/') + 1) : name;
}

type Range = ByteRange | 'beyond' | undefined;

/** Supports a single range (RFC 9110); anything else gets the whole file, as the RFC allows. */
function rangeOf(context: Context, row: StorageObjectRow): Range {
  const { size } = row;
  const condition = context.get('If-Range');
  if (condition !== '' && condition !== etagOf(row)) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(context.get('Range').trim()) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return Number(last) === 0 ? 'beyond' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (start >= size) return 'beyond';
  return end < start ? undefined : { start, end };
}
