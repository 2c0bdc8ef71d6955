import { svgTextStyle } from '../../painters/svg/index.js';
import type { Drawing } from './FaceCollector.js';

const PX_PER_PT = 96 / 72;

export interface PrintPage {
  /** Whole CSS px. */
  readonly width: number;
  readonly height: number;
}

/**
 * Page that every drawing fits on. It is larger than the faces and in whole pixels, because Chromium rounds page sizes:
 * the exact boxes are set on the printed pages.
 */
export function printPage(drawings: readonly Drawing[]): PrintPage {
  const side = (trim: 'trimWidth' | 'trimHeight'): number =>
    Math.ceil(Math.max(...drawings.map(({ size }) => (size[trim] + 2 * size.bleed) * PX_PER_PT))) + 2;
  return { width: side('trimWidth'), height: side('trimHeight') };
}

/** One `<svg>` a page, the bleed's corner in the page's top left corner. One SVG over all pages takes 20 times longer. */
export function printHtml(
  drawings: readonly Drawing[],
  definitions: string,
  page: PrintPage,
  fontPath: (face: string) => string,
): string {
  const faces = [...new Set(drawings.flatMap(({ faces }) => faces))].sort();
  const fonts = faces.map((face) => `@font-face{font-family:'${face}';src:url(${fontPath(face)})}`).join('');
  const style =
    `@page{size:${page.width}px ${page.height}px;margin:0}html,body{margin:0}` +
    `svg{display:block;break-after:page;${svgTextStyle}}${fonts}`;
  const head = `<!doctype html><meta charset="utf-8"><title>Cardwright</title><style>${style}</style>`;
  return head + drawings.map((drawing, index) => svg(drawing, page, index === 0 ? definitions : '')).join('');
}

function svg({ markup, size, bleedUnits }: Drawing, { width, height }: PrintPage, definitions: string): string {
  // Whole pixels outside, so that nothing is rounded; the proportion is exact, so that nothing is stretched.
  const unitsPerPx = 1 / (size.ptPerUnit * PX_PER_PT);
  const viewBox = [-bleedUnits, -bleedUnits, width * unitsPerPx, height * unitsPerPx];
  return `<svg width="${width}" height="${height}" viewBox="${viewBox.map(decimal).join(' ')}">${definitions}${markup}</svg>`;
}

const decimal = (value: number): string => String(Math.round(value * 1e8) / 1e8 + 0);
