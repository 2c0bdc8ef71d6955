import { SILENCE_MS, SilenceLimit } from './SilenceLimit.js';

/** A POST makes something, which a retry would make twice, and may wait for other services: a drawn picture takes 3 minutes. */
const SILENCE_OF_POST_MS = 300_000;

/** The slowest upload that is waited for, in bytes per ms: `fetch` does not report how much it has sent. */
const SLOWEST_UPLOAD = 50;

/**
 * `fetch` that gives up on a server that is silent for too long. Each part of the answer starts the time anew, and a
 * large body adds to it. The answer arrives whole.
 * @throws DOMException `TimeoutError`, also when the answer stops midway; what `fetch` throws
 */
export async function fetchWithin(
  input: RequestInfo | URL,
  options: RequestInit = {},
  silenceMs = options.method === 'POST' ? SILENCE_OF_POST_MS : SILENCE_MS,
): Promise<Response> {
  const { body, signal } = options;
  const limit = new SilenceLimit(silenceMs + sizeOf(body) / SLOWEST_UPLOAD);
  try {
    const either = AbortSignal.any([limit.signal, ...(signal ? [signal] : [])]);
    const response = await fetch(input, { ...options, signal: either });
    if (response.body === null) return response;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      limit.hear();
    }
    // A 204 may have a body to read, which is empty, but must not be given one.
    return new Response(parts.length === 0 ? null : new Blob(parts), response);
  } finally {
    limit.end();
  }
}

/** About how many bytes a body has: pictures are sent in forms. */
function sizeOf(body: RequestInit['body'] | FormDataEntryValue): number {
  if (typeof body === 'string') return body.length;
  if (body instanceof Blob) return body.size;
  if (body instanceof FormData) return [...body.values()].reduce((sum, value) => sum + sizeOf(value), 0);
  return 0;
}
