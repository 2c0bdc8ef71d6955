import { CardwrightError } from '@cardwright/renderer';
import { HttpProblem } from '../../errors.js';
import type { PictureSources } from '../../images/PictureSources.js';

/** The longest wait for a picture from another host. */
const TIMEOUT_MS = 30_000;

/**
 * Reads pictures like the image path: only from storage, built-in media and allow-listed hosts, never from local paths.
 * A missing picture is reported to the owner as a problem of its card.
 */
export function pictureReader(
  sources: Pick<PictureSources, 'find'>,
  signal: AbortSignal,
): (url: string) => Promise<Uint8Array> {
  return async (url) => {
    try {
      const source = await sources.find(url);
      return await source.read(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
    } catch (cause) {
      signal.throwIfAborted();
      const reason = cause instanceof HttpProblem ? cause.detail : 'the picture could not be read.';
      throw new CardwrightError('image.unreadable', reason, { path: url, cause });
    }
  };
}

const ADDRESSES = new Set(['illustration', 'src']);

/** Makes relative URLs of this server absolute, because exports have no base URL. */
export function withWholeAddresses<T>(value: T, publicUrl: string): T {
  if (Array.isArray(value)) return value.map((entry: unknown) => withWholeAddresses(entry, publicUrl)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]: [string, unknown]) => {
    const isLocal = ADDRESSES.has(key) && typeof entry === 'string' && /^\/(?:media|storage)\//.test(entry);
    return [key, isLocal ? `${publicUrl}${entry}` : withWholeAddresses(entry, publicUrl)];
  });
  return Object.fromEntries(entries) as T;
}
