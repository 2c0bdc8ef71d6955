import { CardwrightError } from '@cardwright/renderer';
import { HttpProblem } from '../errors.js';
import type { PictureSources } from './PictureSources.js';

/** The longest wait for a picture from another host. */
const TIMEOUT_MS = 30_000;

/**
 * Reads pictures like the image path: only from storage, built-in media and allow-listed hosts, never from local paths.
 * Private pictures are read as the member whose deck shows them. A missing picture is reported to the owner as a problem of its card.
 */
export function pictureReader(
  sources: Pick<PictureSources, 'find'>,
  signal: AbortSignal,
  reader?: string,
): (url: string) => Promise<Uint8Array> {
  return async (url) => {
    try {
      const source = await sources.find(url, reader);
      return await source.read(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
    } catch (cause) {
      signal.throwIfAborted();
      const reason = cause instanceof HttpProblem ? cause.detail : 'the picture could not be read.';
      throw new CardwrightError('image.unreadable', reason, { path: url, cause });
    }
  };
}
