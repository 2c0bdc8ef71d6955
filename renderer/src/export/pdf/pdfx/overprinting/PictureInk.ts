import type { Rect } from '../../../../geometry.js';

/** px: the edge of the squares whose most ink is kept, about 0.25 mm at the resolution of flattened faces. */
const CELL = 4;
/** Three inks of 255 each in one byte. */
const STEP = 3;

/** The ink of pictures by source, as far as it is known. */
export interface PictureInks {
  get(src: string): PictureInk | undefined;
}

/** How much cyan, magenta and yellow a picture has in each of its places, at most. */
export class PictureInk {
  readonly #cells: Uint8Array;
  readonly #columns: number;

  constructor(
    /** px */
    private readonly width: number,
    private readonly height: number,
    /** Whether nothing shows through. */
    readonly isOpaque: boolean,
    /** Four bytes per pixel. */
    inks: Uint8Array,
  ) {
    this.#columns = Math.ceil(width / CELL);
    this.#cells = new Uint8Array(this.#columns * Math.ceil(height / CELL));
    for (let y = 0, at = 0; y < height; y++) {
      const row = Math.floor(y / CELL) * this.#columns;
      for (let x = 0; x < width; x++, at += 4) {
        const total = (inks[at] as number) + (inks[at + 1] as number) + (inks[at + 2] as number);
        const cell = row + Math.floor(x / CELL);
        if (total > (this.#cells[cell] as number) * STEP) this.#cells[cell] = Math.ceil(total / STEP);
      }
    }
  }

  /** Bytes. */
  get size(): number {
    return this.#cells.length;
  }

  /** The total of shares, rounded up. @param part in shares of the picture's width and height */
  most(part: Rect): number {
    // Readers mix neighbouring pixels when they scale a picture.
    const [left, right] = span(part.x * this.width - 1, (part.x + part.width) * this.width + 1, this.width);
    const [top, bottom] = span(part.y * this.height - 1, (part.y + part.height) * this.height + 1, this.height);
    let most = 0;
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++)
        most = Math.max(most, this.#cells[row * this.#columns + column] ?? 0);
    }
    return (most * STEP) / 255;
  }
}

/** The first and last cell between two pixels. */
function span(from: number, to: number, length: number): readonly [first: number, last: number] {
  const cellOf = (pixel: number): number => Math.floor(Math.min(Math.max(pixel, 0), length - 1) / CELL);
  return [cellOf(from), cellOf(to)];
}
