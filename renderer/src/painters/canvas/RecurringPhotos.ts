import { intersection, type Rect } from '../../geometry.js';
import { contextOf, type PaintCanvas, type PaintContext } from './PaintCache.js';
import { rectOnCanvas } from './rectOnCanvas.js';

/** Of all copies. */
const BUDGET_BYTES = 64 * 1024 * 1024;

/** px: a smaller area is resampled as fast as it is copied, and a larger one would leave no room for others. */
const AREA = { least: 128 * 128, most: BUDGET_BYTES / 4 / 4 };

/** A photo in one place: seen once, or with the pixels that it left there. */
type Place = 'seen' | PaintCanvas;

/**
 * Photos that recur in the same place on face after face. From the third time on, the pixels that the second time left
 * are copied, which takes a fraction of the time that resampling the photo does. Pixels that a clip covers partly are
 * drawn each time, because Chromium rounds them differently when it copies. So a face does not depend on what was
 * painted before it.
 */
export class RecurringPhotos {
  /** By picture, then by place. */
  readonly #places = new WeakMap<CanvasImageSource, Map<string, Place>>();
  /** How to drop each copy; the least recently used is the first. */
  readonly #copies = new Map<PaintCanvas, () => void>();
  #bytes = 0;

  /** @param createCanvas for the copies, with a size in px */
  constructor(private readonly createCanvas: (width: number, height: number) => PaintCanvas) {}

  /**
   * Draws an entire opaque picture.
   * @param rect where it lies in the context's space
   * @param uncut the part of the canvas that no clip cuts, px
   */
  draw(context: PaintContext, picture: CanvasImageSource, rect: Rect, uncut: Rect): void {
    const draw = (): void => context.drawImage(picture, rect.x, rect.y, rect.width, rect.height);
    const onCanvas = replaces(context) ? rectOnCanvas(context, rect) : undefined;
    const inside = onCanvas && wholePixels(intersection(onCanvas, uncut));
    if (inside === undefined || !isWorthACopy(inside)) return draw();
    const places = this.#placesOf(picture);
    const key = JSON.stringify([onCanvas, inside]);
    const place = places.get(key);
    if (place === undefined) {
      draw();
      places.set(key, 'seen');
    } else if (place === 'seen') {
      draw();
      const copy = this.#copyOf(context, inside);
      if (copy === undefined) return;
      places.set(key, copy);
      this.#keep(copy, () => places.delete(key));
    } else {
      drawAround(context, inside, draw);
      drawCopy(context, place, inside);
      this.#keep(place, () => places.delete(key));
    }
  }

  #copyOf(source: PaintContext, { x, y, width, height }: Rect): PaintCanvas | undefined {
    const copy = this.createCanvas(width, height);
    const target = contextOf(copy, { alpha: false, willReadFrequently: true });
    if (target === null) return undefined;
    finish(source);
    target.drawImage(source.canvas, x, y, width, height, 0, 0, width, height);
    finish(target);
    return copy;
  }

  #placesOf(picture: CanvasImageSource): Map<string, Place> {
    let places = this.#places.get(picture);
    if (!places) this.#places.set(picture, (places = new Map<string, Place>()));
    return places;
  }

  /** Marks a copy as the last one used, and drops the oldest ones beyond the budget. */
  #keep(copy: PaintCanvas, drop: () => void): void {
    if (!this.#copies.delete(copy)) this.#bytes += bytesOf(copy);
    this.#copies.set(copy, drop);
    for (const [oldest, dropOldest] of this.#copies) {
      if (this.#bytes <= BUDGET_BYTES) return;
      this.#copies.delete(oldest);
      this.#bytes -= bytesOf(oldest);
      dropOldest();
    }
  }
}

/** Whether what is drawn replaces what is there. */
function replaces({ globalAlpha, globalCompositeOperation }: PaintContext): boolean {
  return globalAlpha === 1 && globalCompositeOperation === 'source-over';
}

function isWorthACopy({ width, height }: Rect): boolean {
  return width * height >= AREA.least && width * height <= AREA.most;
}

/** The pixels inside a rectangle. Those next to its edges are left out, since it may cover them only partly. */
function wholePixels({ x, y, width, height }: Rect): Rect {
  const [left, top] = [Math.ceil(x) + 1, Math.ceil(y) + 1];
  const right = Math.floor(x + width) - 1;
  const bottom = Math.floor(y + height) - 1;
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Draws something outside a rectangle of the canvas. */
function drawAround(context: PaintContext, { x, y, width, height }: Rect, draw: () => void): void {
  const space = context.getTransform();
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.beginPath();
  context.rect(0, 0, context.canvas.width, context.canvas.height);
  context.rect(x, y, width, height);
  context.clip('evenodd');
  context.setTransform(space);
  draw();
  context.restore();
}

function drawCopy(context: PaintContext, copy: PaintCanvas, { x, y }: Rect): void {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(copy, x, y);
  context.restore();
}

/** Makes Chromium paint what was drawn so far: otherwise, it takes three times as long to copy a canvas. */
function finish(context: PaintContext): void {
  context.getImageData(0, 0, 1, 1);
}

function bytesOf({ width, height }: PaintCanvas): number {
  return width * height * 4;
}
