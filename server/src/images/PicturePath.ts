import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import pLimit from 'p-limit';
import { HttpProblem } from '../errors.js';
import type { RateLimits } from '../middleware/rateLimits.js';
import type { DiskCache } from './cache/DiskCache.js';
import { SharedWork } from './cache/SharedWork.js';
import { drawVariant } from './drawVariant.js';
import { INERT } from './inert.js';
import type { PictureSource, PictureSources } from './PictureSources.js';
import type { Variant } from './sizes.js';

/** Decoding and encoding each take a CPU core. */
const DRAWN_AT_ONCE = 2;
/** Pictures that may wait to be drawn; further requests are told to try again. */
const MOST_WAITING = 200;
/** Increase this whenever the same request gives different pixels. */
const DRAWING_VERSION = 1;
const YEAR_S = 31_536_000;

/** Serves pictures at the requested sizes from the cache, or draws them once for everyone who waits. */
export class PicturePath {
  readonly #work = new SharedWork<Buffer>();
  readonly #draw = pLimit(DRAWN_AT_ONCE);

  constructor(
    private readonly sources: PictureSources,
    private readonly cache: DiskCache,
    private readonly limits: RateLimits,
  ) {}

  /** Answers a request. @throws HttpProblem */
  async answer(context: Context, src: string, variant: Variant): Promise<void> {
    if (context.get('Via').includes('cardwright'))
      throw new HttpProblem('forbidden', 'This server cannot fetch pictures from itself.');
    const source = await this.sources.find(src);
    const bytes = await this.#variantOf(context, source, variant);
    const maxAge = source.isUnchanging ? `max-age=${YEAR_S}, immutable` : 'max-age=3600, stale-while-revalidate=86400';
    context.set({
      'Content-Type': `image/${variant.format}`,
      'Cache-Control': `public, ${maxAge}`,
      ETag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
      'Content-Security-Policy': INERT,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    context.status = 200;
    if (context.fresh) context.status = 304;
    else context.body = bytes;
  }

  async #variantOf(context: Context, source: PictureSource, variant: Variant): Promise<Buffer> {
    const key = `${DRAWING_VERSION} ${JSON.stringify(variant)} ${source.key}`;
    const known = await this.cache.get(key);
    if (known !== undefined) return known;
    await this.limits.take('image', context.ip);
    if (this.#work.size > MOST_WAITING)
      throw new HttpProblem('unavailable', 'Too many pictures are being drawn. Try again.', {
        headers: { 'Retry-After': '2' },
      });
    return this.#work.run(key, hangUpSignal(context), async (signal) => {
      const original = await source.read(signal);
      const bytes = await this.#draw(() => {
        signal.throwIfAborted();
        return drawVariant(original, variant);
      });
      await this.cache.set(key, bytes);
      return bytes;
    });
  }
}

function hangUpSignal({ res }: Context): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort(new HttpProblem('bad-request', 'The caller closed the connection.'));
  });
  return controller.signal;
}
