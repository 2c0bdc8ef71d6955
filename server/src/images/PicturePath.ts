import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import pLimit from 'p-limit';
import { HttpProblem } from '../errors.js';
import type { RateLimits } from '../middleware/rateLimits.js';
import type { DiskCache } from './cache/DiskCache.js';
import type { Failures } from './cache/Failures.js';
import { FairQueue } from './cache/FairQueue.js';
import { SharedWork } from './cache/SharedWork.js';
import type { PictureDecoder } from './decoding/PictureDecoder.js';
import { INERT } from './inert.js';
import { keepPrivate } from './keepPrivate.js';
import type { PictureSource, PictureSources } from './PictureSources.js';
import { isCommon, type Variant } from './sizes.js';

/** Pictures that are in memory at once: some are drawn while others are still fetched. */
const IN_PROGRESS = 4;
const DRAWN_AT_ONCE = 2;
/** Pictures that may wait to be drawn; further requests are told to try again. */
const MOST_WAITING = 200;
/** Increase this whenever the same request gives different pixels. */
const DRAWING_VERSION = 2;
const YEAR_S = 31_536_000;

interface Parts {
  readonly sources: Pick<PictureSources, 'find'>;
  readonly decoder: PictureDecoder;
  readonly cache: Pick<DiskCache, 'get' | 'set'>;
  readonly failures: Failures;
  readonly limits: RateLimits;
}

/** Serves pictures at the requested sizes from the cache, or draws them once for everyone who waits. */
export class PicturePath {
  readonly #work = new SharedWork<Uint8Array>();
  readonly #queue = new FairQueue(IN_PROGRESS);
  readonly #draw = pLimit(DRAWN_AT_ONCE);

  constructor(private readonly parts: Parts) {}

  /**
   * Answers a request.
   * @param reader the member who asks, if any
   * @param keepsOriginal answers stored pictures that are no wider than the variant, and drawings, as they are
   * @throws HttpProblem
   */
  async answer(
    context: Context,
    src: string,
    variant: Variant,
    { keepsOriginal = false, reader }: { readonly keepsOriginal?: boolean; readonly reader?: string | undefined } = {},
  ): Promise<void> {
    if (context.get('Via').includes('cardwright'))
      throw new HttpProblem('forbidden', 'This server cannot fetch pictures from itself.');
    const source = await this.parts.sources.find(src, reader);
    const original = keepsOriginal ? sharpOriginal(source, variant) : undefined;
    const bytes = await (original === undefined
      ? this.#variantOf(context, source, variant)
      : source.read(hangUpSignal(context)));
    const maxAge = source.isUnchanging ? `max-age=${YEAR_S}, immutable` : 'max-age=3600, stale-while-revalidate=86400';
    context.set({
      'Content-Type': original ?? `image/${variant.format}`,
      'Cache-Control': `public, ${maxAge}`,
      ETag: `"${sha256(bytes).slice(0, 32)}"`,
      'Content-Security-Policy': INERT,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (source.isPrivate === true) keepPrivate(context);
    context.status = 200;
    if (context.fresh) context.status = 304;
    else context.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  async #variantOf(context: Context, source: PictureSource, variant: Variant): Promise<Uint8Array> {
    const { cache, failures } = this.parts;
    const key = `${DRAWING_VERSION} ${JSON.stringify(variant)} ${source.key}`;
    const known = await cache.get(key);
    if (known !== undefined) return known;
    // Another format may succeed: each has its own limits.
    const failureKey = `${variant.format} ${source.key}`;
    failures.assertNone(failureKey);
    await this.#assertMayDraw(context, source, variant);
    return this.#work.run(key, hangUpSignal(context), (signal) =>
      this.#queue.run(context.ip, async () => {
        signal.throwIfAborted();
        const bytes = await failures.watch(failureKey, () => this.#readAndDraw(source, variant, failureKey, signal));
        await cache.set(key, bytes);
        return bytes;
      }),
    );
  }

  /** @throws HttpProblem `too-many-requests`, `unavailable` */
  async #assertMayDraw({ ip }: Context, source: PictureSource, variant: Variant): Promise<void> {
    const { limits } = this.parts;
    await limits.take('image', ip);
    if (!isCommon(variant)) await limits.take('image-form', sha256(source.key));
    if (this.#work.size > MOST_WAITING)
      throw new HttpProblem('unavailable', 'Too many pictures are being drawn. Try again.', {
        headers: { 'Retry-After': '2' },
      });
  }

  async #readAndDraw(source: PictureSource, variant: Variant, failureKey: string, signal: AbortSignal) {
    const { decoder, failures } = this.parts;
    const original = await source.read(signal);
    return this.#draw(() => {
      signal.throwIfAborted();
      // It may have failed at another size since it was asked for.
      failures.assertNone(failureKey);
      return decoder.draw(original, variant);
    });
  }
}

/** @returns the type of the stored bytes, if they may be shown in place of the variant */
function sharpOriginal({ original }: PictureSource, { width }: Variant): string | undefined {
  if (original === undefined) return undefined;
  // Drawings are sharp at any size.
  return original.contentType === 'image/svg+xml' || (original.width ?? Number.POSITIVE_INFINITY) <= width
    ? original.contentType
    : undefined;
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function hangUpSignal({ res }: Context): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort(new HttpProblem('bad-request', 'The caller closed the connection.'));
  });
  return controller.signal;
}
