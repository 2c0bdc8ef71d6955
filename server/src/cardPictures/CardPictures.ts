import { createHash } from 'node:crypto';
import {
  bannerFace,
  type BannerOrder,
  CardwrightError,
  drawBanner,
  type FaceInput,
  type Scene,
} from '@cardwright/renderer';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { HttpProblem } from '../errors.js';
import type { DiskCache } from '../images/cache/DiskCache.js';
import { FairQueue } from '../images/cache/FairQueue.js';
import { SharedWork } from '../images/cache/SharedWork.js';
import type { OwnFiles } from '../queries/ownFiles.js';
import type { RateLimits } from '../middleware/rateLimits.js';
import type { FacePainter, Painting, PictureForm } from './FacePainter.js';

/** Increase this whenever the same face gives different pixels. */
const DRAWING_VERSION = 1;
const DRAWN_AT_ONCE = 2;
/** Faces that may wait to be drawn; further requests are told to try again. */
const MOST_WAITING = 200;
/** The best quality that stays below the limit is taken. */
const QUALITIES = [82, 68, 52, 36, 22] as const;
/** Bytes that a picture of each width may take: a cover must not keep a phone waiting. */
const MOST_BYTES: Readonly<Record<number, number>> = { 320: 40_000, 640: 120_000 };
const FACES_KNOWN = 20_000;

/** A face that lacks a picture or an icon may be whole the next time. */
const UNFINISHED: ReadonlySet<string> = new Set(['image.broken', 'svg.broken', 'icon.unknown']);

interface Parts {
  readonly painter: Pick<FacePainter, 'use'>;
  readonly cache: Pick<DiskCache, 'get' | 'set'>;
  readonly limits: RateLimits;
  readonly log: Pick<Logger, 'warn'>;
}

export interface CardPicture {
  readonly bytes: Uint8Array;
  /** Identifies these pixels. */
  readonly tag: string;
  readonly isWhole: boolean;
}

export type CardForm = Pick<PictureForm, 'width' | 'format'>;

export interface Asking {
  /** Fonts and icons of the deck's owner. */
  readonly own?: OwnFiles | undefined;
  /** The network address that waits in line. */
  readonly sender: string;
  readonly signal: AbortSignal;
}

/** The face to draw; equal keys mean equal drawings. */
interface Subject {
  readonly key: string;
  readonly lay: (painting: Painting) => Promise<Scene>;
}

/**
 * Pictures of card faces and of banners with them, each drawn once and kept by what is on it: an edited card leaves the pictures of all others as
 * they are, and a back that a deck shares is drawn once. Senders take turns, so that one with many requests does not keep
 * others waiting.
 */
export class CardPictures {
  readonly #work = new SharedWork<CardPicture>();
  readonly #queue = new FairQueue(DRAWN_AT_ONCE);
  /** The drawing of each face that was laid out lately. */
  readonly #drawings = new LRUCache<string, string>({ max: FACES_KNOWN });

  constructor(private readonly parts: Parts) {}

  /** @throws HttpProblem `too-many-requests`, `unavailable` */
  picture(face: FaceInput, form: CardForm, asking: Asking): Promise<CardPicture> {
    return this.#draw({ key: keyOf(face), lay: (painting) => painting.scene(face) }, form, asking);
  }

  /** @throws HttpProblem `too-many-requests`, `unavailable` */
  banner(order: BannerOrder, form: CardForm, asking: Asking): Promise<CardPicture> {
    const key = [bannerFace(order), ...order.cards].map(keyOf).join(' ');
    return this.#draw({ key, lay: (painting) => drawBanner(order, painting) }, form, asking);
  }

  async #draw(subject: Subject, form: CardForm, asking: Asking): Promise<CardPicture> {
    const key = `${nameOf(form)} ${subject.key} ${keyOfOwn(asking.own)}`;
    const drawing = this.#drawings.get(key);
    const known = drawing === undefined ? undefined : await this.parts.cache.get(drawing);
    if (drawing !== undefined && known !== undefined) return { bytes: known, tag: drawing, isWhole: true };
    await this.parts.limits.take('image', asking.sender);
    if (this.#work.size > MOST_WAITING) throw busy();
    return this.#work.run(key, asking.signal, (signal) =>
      this.#queue.run(asking.sender, async () => {
        signal.throwIfAborted();
        return this.#findOrDraw(subject, form, { key, signal, own: asking.own });
      }),
    );
  }

  async #findOrDraw(
    { lay }: Subject,
    form: CardForm,
    { key, signal, own }: Pick<Asking, 'own' | 'signal'> & { readonly key: string },
  ): Promise<CardPicture> {
    const { painter, cache, log } = this.parts;
    try {
      return await painter.use(async (painting) => {
        const scene = await lay(painting);
        const isWhole = !scene.issues.some(({ code }) => UNFINISHED.has(code));
        const tag = drawingOf(scene, form);
        const bytes = (await cache.get(tag)) ?? (await drawSmall(painting, scene, form, signal));
        if (!isWhole) return { bytes, tag, isWhole };
        await cache.set(tag, bytes);
        this.#drawings.set(key, tag);
        return { bytes, tag, isWhole };
      }, own);
    } catch (error) {
      if (!(error instanceof CardwrightError)) throw error;
      log.warn({ err: error }, 'could not draw a card');
      throw busy(error);
    }
  }
}

async function drawSmall(painting: Painting, scene: Scene, form: CardForm, signal: AbortSignal): Promise<Uint8Array> {
  let smallest: Uint8Array | undefined;
  for (const quality of QUALITIES) {
    smallest = await painting.paint(scene, { ...form, quality }, signal);
    if (smallest.byteLength <= (MOST_BYTES[form.width] ?? Number.POSITIVE_INFINITY)) return smallest;
  }
  if (smallest === undefined) throw new Error('There is no quality to draw at.');
  return smallest;
}

/** A key that is equal for faces with the same input. The other cards of the deck do not matter. */
function keyOf({ deck: { categories: _all, ...deck }, ...face }: FaceInput): string {
  const category = face.category && { ...face.category, cards: [] };
  return sha256(JSON.stringify({ ...face, category, deck }));
}

/** A key that is equal for the same fonts and icons. The ids of faces are made of their content. */
function keyOfOwn(own: OwnFiles | undefined): string {
  return own === undefined
    ? ''
    : sha256(JSON.stringify([own.fonts?.families.flatMap(({ faces }) => faces.map(({ id }) => id)), own.icons]));
}

/** A key that is equal for drawings that look the same. */
function drawingOf({ issues: _issues, ...scene }: Scene, form: CardForm): string {
  return sha256(`${DRAWING_VERSION} ${nameOf(form)} ${JSON.stringify(scene)}`);
}

function nameOf({ width, format }: CardForm): string {
  return `${width} ${format}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function busy(cause?: unknown): HttpProblem {
  return new HttpProblem('unavailable', 'The card cannot be drawn right now. Try again.', {
    headers: { 'Retry-After': '5' },
    cause,
  });
}
