import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { gatherParts } from '../../bodies/gatherParts.js';
import { tooLarge } from '../../images/tooLarge.js';
import { MAX_OBJECT_BYTES } from '../../images/limits.js';
import { badRequest } from './StorageFailure.js';

export interface Upload {
  readonly bytes: Uint8Array;
  readonly declaredType: string | undefined;
  /** Seconds. */
  readonly maxAge: number;
  readonly userMetadata: Readonly<Record<string, unknown>>;
}

const DEFAULT_MAX_AGE = 3600;
const YEAR = 31_536_000;
const MAX_METADATA = 4_000;

/**
 * Reads an upload: either raw bytes, or a form with the file under an empty name.
 * @param onBytes is told of every part; may throw to refuse the rest
 * @throws HttpProblem `too-large`; StorageFailure for a malformed form
 */
export async function readUpload(request: IncomingMessage, onBytes: (count: number) => void): Promise<Upload> {
  const { headers } = request;
  // A form is slightly larger than its file.
  if (Number(headers['content-length'] ?? 0) > MAX_OBJECT_BYTES + 16_384) throw tooLarge();
  if (/^multipart\/form-data/i.test(headers['content-type'] ?? '')) return readForm(request, onBytes);
  const length = headers['content-length'];
  const bytes = await collect(request, onBytes, length === undefined ? undefined : Number(length));
  return {
    bytes,
    declaredType: headers['content-type'],
    maxAge: readMaxAge(headers['cache-control']),
    userMetadata: readMetadata(Buffer.from(String(headers['x-metadata'] ?? ''), 'base64').toString()),
  };
}

/**
 * @param onBytes may throw to refuse the rest
 * @param length bytes, if known
 * @throws HttpProblem `too-large`
 */
export async function collect(
  stream: Readable,
  onBytes: (count: number) => void,
  length?: number,
): Promise<Uint8Array> {
  const gathered = gatherParts(length);
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > MAX_OBJECT_BYTES) throw tooLarge();
    onBytes(chunk.byteLength);
    gathered.add(chunk);
  }
  return gathered.whole();
}

function readForm(request: IncomingMessage, onBytes: (count: number) => void): Promise<Upload> {
  const form = openForm(request);
  const fields = new Map<string, string>();
  return new Promise((resolve, reject) => {
    let file: Promise<{ bytes: Uint8Array; declaredType: string }> | undefined;
    form.on('file', (_name, stream, { mimeType }) => {
      file = readFile(stream, onBytes).then((bytes) => ({ bytes, declaredType: mimeType }));
      file.catch(reject);
    });
    form.on('field', (name, value) => fields.set(name, value));
    form.on('error', () => reject(badRequest('The form is malformed.')));
    request.once('aborted', () => reject(badRequest('The upload was cut off.')));
    form.on('close', () => {
      if (file === undefined) return reject(badRequest('The form has no file.'));
      const maxAge = readMaxAge(fields.get('cacheControl'));
      file.then((read) => resolve({ ...read, maxAge, userMetadata: readMetadata(fields.get('metadata')) }), reject);
    });
    request.pipe(form);
  });
}

function openForm({ headers }: IncomingMessage): busboy.Busboy {
  try {
    const limits = { fileSize: MAX_OBJECT_BYTES, files: 1, fields: 10, fieldSize: 2 * MAX_METADATA, parts: 12 };
    return busboy({ headers, limits });
  } catch {
    throw badRequest('The form is malformed.');
  }
}

async function readFile(
  stream: Readable & { truncated?: boolean },
  onBytes: (count: number) => void,
): Promise<Uint8Array> {
  const bytes = await collect(stream, onBytes);
  if (stream.truncated === true) throw tooLarge();
  return bytes;
}

/** `3600` in a form, `max-age=3600` in a header. */
function readMaxAge(text = ''): number {
  const [, seconds] = /^(?:max-age=)?(\d{1,10})$/.exec(text.trim()) ?? [];
  return seconds === undefined ? DEFAULT_MAX_AGE : Math.min(YEAR, Number(seconds));
}

function readMetadata(text = ''): Readonly<Record<string, unknown>> {
  if (text === '') return {};
  if (text.length > MAX_METADATA) throw badRequest('The metadata is too large.');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below, like any other text that is not an object.
  }
  throw badRequest('The metadata is not a JSON object.');
}
