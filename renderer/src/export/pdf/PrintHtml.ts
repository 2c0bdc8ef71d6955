import { svgTextStyle } from '../../painters/svg/index.js';
import type { FaceSize } from './faceSize.js';
import { StreamedHtml } from './StreamedHtml.js';

const PX_PER_PT = 96 / 72;

/** The content of one page of a print document. */
export interface Drawing {
  readonly size: FaceSize;
  /** The name of the first face with this drawing, for errors. */
  readonly label: string;
  readonly images: readonly string[];
  readonly faces: readonly string[];
}

/** A drawing that is not a face. */
export interface DrawnMarkup extends Drawing {
  readonly markup: string;
}

/**
 * Writes the document that Chromium prints: one `<svg>` per drawing, each on its own page, with the bleed's corner in
 * the page's top left corner. (One SVG over all pages takes 20 times as long.) Pages are larger than faces and in whole
 * pixels, because Chromium rounds page sizes; the exact boxes are set on the printed pages.
 */
export class PrintHtml {
  readonly html = new StreamedHtml();
  readonly #fontPath: (face: string) => string;
  readonly #faces = new Set<string>();
  #width = 0;
  #height = 0;

  constructor(fontPath: (face: string) => string) {
    this.#fontPath = fontPath;
    const style = `html,body{margin:0}svg{display:block;break-after:page;${svgTextStyle}}`;
    this.html.write(`<!doctype html><meta charset="utf-8"><title>Cardwright</title><style>${style}</style>`);
  }

  /** @param markup the drawing as SVG, with new `<defs>` */
  add({ size, faces }: Drawing, markup: string): void {
    const width = pageSide(size.trimWidth, size.bleed);
    const height = pageSide(size.trimHeight, size.bleed);
    this.#width = Math.max(this.#width, width);
    this.#height = Math.max(this.#height, height);
    // Whole pixels outside, so that nothing is rounded; an exact ratio, so that nothing is stretched.
    const unitsPerPx = 1 / (size.ptPerUnit * PX_PER_PT);
    const bleed = size.bleed / size.ptPerUnit;
    const viewBox = [-bleed, -bleed, width * unitsPerPx, height * unitsPerPx].map(decimal).join(' ');
    this.html.write(
      `${this.#fontStyle(faces)}<svg width="${width}" height="${height}" viewBox="${viewBox}">${markup}</svg>`,
    );
  }

  end(): void {
    this.html.write(`<style>@page{size:${this.#width}px ${this.#height}px;margin:0}</style>`);
    this.html.end();
  }

  #fontStyle(faces: readonly string[]): string {
    const added = faces.filter((face) => !this.#faces.has(face));
    if (added.length === 0) return '';
    added.forEach((face) => this.#faces.add(face));
    return `<style>${added.map((face) => `@font-face{font-family:'${face}';src:url(${this.#fontPath(face)})}`).join('')}</style>`;
  }
}

const pageSide = (trim: number, bleed: number): number => Math.ceil((trim + 2 * bleed) * PX_PER_PT) + 2;
const decimal = (value: number): string => String(Math.round(value * 1e8) / 1e8 + 0);
