import type { PaintRequest } from './protocol.js';

/** The pixels of all pictures that the worker keeps: some dozens of photos. */
const MOST_PIXELS = 96_000_000;

/** The pictures that the worker has: sending one copies its pixels, which takes milliseconds. */
export class SentPictures {
  /** Pixels by source, least recently used first. */
  readonly #pixels = new Map<string, number>();
  readonly #most: number;

  constructor(most = MOST_PIXELS) {
    this.#most = most;
  }

  /** Pictures to send along with a face: the new ones, and the names of old ones to drop. */
  toSend(images: ReadonlyMap<string, ImageBitmap>): Pick<PaintRequest, 'images' | 'forget'> {
    const fresh = new Map([...images].filter(([src]) => !this.#pixels.has(src)));
    for (const [src, { width, height }] of images) {
      this.#pixels.delete(src);
      this.#pixels.set(src, width * height);
    }
    const forget: string[] = [];
    let total = [...this.#pixels.values()].reduce((sum, pixels) => sum + pixels, 0);
    for (const [src, pixels] of this.#pixels) {
      if (total <= this.#most || images.has(src)) break;
      this.#pixels.delete(src);
      forget.push(src);
      total -= pixels;
    }
    return { images: fresh, forget };
  }
}
