import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { HttpProblem } from '../errors.js';
import { gatherParts } from './gatherParts.js';
import { JsonMeter } from './JsonMeter.js';

export interface BodyLimits {
  readonly bytes: number;
  readonly values: number;
}

export interface ReceivedBody {
  readonly bytes: Buffer;
  /** How many values the JSON has, which is what it costs to parse and to check. */
  readonly values: number;
}

/** How much of a refused body is read, for senders that read the answer only after they have sent everything. */
const MOST_DISCARDED = { bytes: 64_000_000, ms: 10_000 };

/**
 * Receives the JSON of a request, unpacked, and stops as soon as it exceeds a limit.
 * @param onBytes is told of every part; may throw to refuse the rest
 * @throws HttpProblem 400 if it is cut off or cannot be unpacked, 413, 415
 */
export function receiveBody(
  request: IncomingMessage,
  limits: BodyLimits,
  onBytes: (count: number) => void,
): Promise<ReceivedBody> {
  const meter = new JsonMeter(limits.values);
  const declared = Number(request.headers['content-length'] ?? 0);
  const gathered = gatherParts(isPlain(request) && declared <= limits.bytes ? declared : undefined);
  let length = 0;
  return new Promise((resolve, reject) => {
    const refuse = (error: unknown): void => {
      source.off('data', take).off('end', finish);
      gathered.drop();
      request.unpipe();
      if (source !== request) source.destroy();
      // Reads and discards the rest: if the connection were closed now, the sender could miss the response.
      request.resume();
      const problem = error instanceof HttpProblem ? error : broken(error);
      if (request.readableEnded || request.destroyed) reject(problem);
      else if (endsSoon(request, limits))
        request.once('end', () => reject(problem)).once('close', () => reject(problem));
      else reject(withClose(problem, request));
    };
    const finish = (): void => resolve({ bytes: gathered.whole(), values: meter.values });
    const take = (part: Buffer): void => {
      try {
        length += part.length;
        if (length > limits.bytes) throw tooLong(limits.bytes);
        meter.add(part);
        onBytes(part.length);
        gathered.add(part);
      } catch (error) {
        refuse(error);
      }
    };
    const source = unpacked(request);
    if (request.destroyed) return refuse(new Error('the connection was closed'));
    if (declared > limits.bytes) return refuse(tooLong(limits.bytes));
    request.once('close', () => (request.complete ? undefined : refuse(new Error('the connection was closed'))));
    source.once('error', refuse).once('end', finish);
    source.on('data', take);
  });
}

/** Whether as many bytes arrive as are declared: not packed, and not in chunks. */
function isPlain({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined && (headers['content-encoding'] ?? 'identity') === 'identity';
}

const UNPACKERS = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };

/** @throws HttpProblem 415 */
function unpacked(request: IncomingMessage): Readable {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return request;
  if (encoding !== 'gzip' && encoding !== 'deflate' && encoding !== 'br')
    throw new HttpProblem('unsupported-type', 'Send the body as it is, or packed with gzip, deflate or br.');
  return request.pipe(UNPACKERS[encoding]());
}

function tooLong(limit: number): HttpProblem {
  const most = limit < 1_000_000 ? `${Math.floor(limit / 1000)} kB` : `${Math.floor(limit / 100_000) / 10} MB`;
  return new HttpProblem('too-large', `The body is larger than ${most}.`);
}

/** A body without a declared length may never end. */
function endsSoon({ headers }: IncomingMessage, { bytes }: BodyLimits): boolean {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= bytes * 4;
}

/** Sends the answer at once, and closes the connection when the sender has had time to read it. */
function withClose({ kind, detail, headers }: HttpProblem, request: IncomingMessage): HttpProblem {
  return new HttpProblem(kind, detail, {
    headers: { ...headers, Connection: 'close' },
    endsWith: enoughOf(request),
  });
}

/** Resolves when a request ends, its sender disconnects, or enough of it has been read. */
function enoughOf(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = MOST_DISCARDED.bytes;
    const timer = setTimeout(resolve, MOST_DISCARDED.ms);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    request.once('end', end).once('close', end);
    request.on('data', (part: Buffer) => {
      left -= part.length;
      if (left <= 0) end();
    });
  });
}

function broken(error: unknown): HttpProblem {
  const reason = error instanceof Error ? error.message : String(error);
  return new HttpProblem('bad-request', `The body could not be read: ${reason}`);
}
