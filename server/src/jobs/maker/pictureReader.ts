import { CardwrightError } from '@cardwright/renderer';
import { HttpProblem } from '../../errors.js';
import type { PictureSources } from '../../images/PictureSources.js';

/** Longest wait for one picture of another host. */
const TIMEOUT_MS = 30_000;

/**
 * Reads pictures as the image path does: storage, own media, allow-listed hosts, and nothing else. What cannot be had is a
 * fault of the card that names it, told to its owner; it never reads a path of this machine.
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

/** Addresses on this server, which may be written without its name, as whole ones: exports know no page to start from. */
export function withWholeAddresses<T>(value: T, publicUrl: string): T {
  if (Array.isArray(value)) return value.map((entry: unknown) => withWholeAddresses(entry, publicUrl)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]: [string, unknown]) => {
    const isLocal = ADDRESSES.has(key) && typeof entry === 'string' && /^\/(?:media|storage)\//.test(entry);
    return [key, isLocal ? `${publicUrl}${entry}` : withWholeAddresses(entry, publicUrl)];
  });
  return Object.fromEntries(entries) as T;
}
