import type { Point } from '../../../../geometry.js';
import { apply, invert } from '../../../../matrix.js';
import { covers } from '../../../../paths/flattenPath.js';
import { PathCache } from '../../../../preflight/PathCache.js';
import { coloredInk, type Inks, inkTotal } from '../../../../press/inks.js';
import { giveTurn } from '../../../giveTurn.js';
import { PDFDict, PDFName, type PDFRawStream } from '../../pdfLib.js';
import type { Shape } from './graphicsState.js';
import { pixelsOf, stopsOf } from './inkSources.js';
import { type PaintedMark, PageReader } from './PageReader.js';
import type { PdfParts } from './PdfParts.js';

/** The entries of a page that say what it paints. */
const PAINTED = ['Contents', 'Resources'];

/**
 * The ink where something overprints: its own, and the colours of what lies below it. Each line of letters, area and
 * stroke is tried at one place, and blended layers are left out: what is found is there, but not all is found.
 */
export class OverprintedInk {
  readonly #paths = new PathCache();
  /** Only of the last picture, because those of all need much memory. */
  #pixels: { readonly picture: PDFRawStream; readonly inks: Uint8Array | undefined } | undefined;

  constructor(private readonly parts: PdfParts) {}

  /** Totals of shares. Pages of copies, which paint the same, are read once. */
  async totals(): Promise<readonly number[]> {
    const totals: number[] = [];
    const known = new Set<string>();
    for (const { node } of this.parts.document.getPages()) {
      const painted = PAINTED.map((key) => String(node.get(PDFName.of(key)))).join(' ');
      if (known.has(painted)) continue;
      known.add(painted);
      await giveTurn();
      totals.push(...this.#totalsOf(node));
    }
    return totals;
  }

  #totalsOf(page: PDFDict): readonly number[] {
    const { marks } = new PageReader(this.parts, page);
    return marks.flatMap(({ overprints, paint, at }, index) =>
      overprints && isInks(paint) ? [inkTotal(paint) + this.#below(marks, index, at)] : [],
    );
  }

  /** What overprints keeps the colours below it, and what is translucent mixes with them. */
  #below(marks: readonly PaintedMark[], index: number, at: Point): number {
    let most = 0;
    for (let below = index - 1; below >= 0; below--) {
      const mark = marks[below];
      if (mark?.isBlended !== false || !mark.shapes?.every((shape) => this.#isIn(shape, at))) continue;
      most = Math.max(most, this.#colorsOf(mark.paint, at));
      if (mark.isOpaque && !mark.overprints) break;
    }
    return most;
  }

  #isIn({ d, rule, matrix }: Shape, at: Point): boolean {
    const inverse = invert(matrix);
    return inverse !== undefined && covers(this.#paths.get(d), apply(inverse, at), rule);
  }

  #colorsOf(paint: PaintedMark['paint'], at: Point): number {
    if (paint === undefined) return 0;
    if (isInks(paint)) return coloredInk(paint);
    if (paint instanceof PDFDict) return Math.max(0, ...stopsOf(paint).map(coloredInk));
    return this.#inPicture(paint.picture, apply(invert(paint.matrix) ?? paint.matrix, at));
  }

  /** @param place in shares of the picture, from its lower left corner */
  #inPicture(picture: PDFRawStream, place: Point): number {
    if (this.#pixels?.picture !== picture) this.#pixels = { picture, inks: pixelsOf(this.parts, picture) };
    const [width, height] = [this.#pixelsAlong(picture, 'Width'), this.#pixelsAlong(picture, 'Height')];
    const pixel = (pixelAt(1 - place.y, height) * width + pixelAt(place.x, width)) * 4;
    const [cyan = 0, magenta = 0, yellow = 0] = this.#pixels.inks?.subarray(pixel, pixel + 3) ?? [];
    return (cyan + magenta + yellow) / 255;
  }

  #pixelsAlong({ dict }: PDFRawStream, edge: 'Width' | 'Height'): number {
    return Number(this.parts.text(dict, edge));
  }
}

const pixelAt = (share: number, length: number): number =>
  Math.min(Math.max(Math.floor(share * length), 0), length - 1);

function isInks(paint: PaintedMark['paint']): paint is Inks {
  return Array.isArray(paint);
}
