import { escapeXml } from '../../painters/svg/markup.js';
import { MM_PER_POINT } from '../../schema/units.js';
import type { Rect } from '../../geometry.js';
import { FOOTER_LENGTH } from '../../imposition/footerCell.js';
import type { SheetSide } from '../../imposition/planSheets.js';
import type { Cell } from '../../imposition/types.js';
import type { DrawnMarkup } from '../pdf/PrintHtml.js';

/** Characters that fit the length. */
const MOST = 56;
/** Tried in turn for every character; what they lack is left to the machine's own fonts. */
const FONTS = [
  'instrument-sans-latin-400-normal',
  'noto-sans-latin-ext-400-normal',
  'noto-sans-cyrillic-400-normal',
  'noto-sans-greek-400-normal',
  'noto-sans-hebrew-hebrew-400-normal',
  'noto-sans-arabic-arabic-400-normal',
];

/** What a sheet says of itself: whose it is and which. */
export function footerText(title: string, { sheet, side }: SheetSide, sheets: number): string {
  const number = `sheet ${sheet} of ${sheets}${side === 'back' ? ', backs' : ''}`;
  const most = MOST - number.length - 3;
  const shown = [...title];
  const name = shown.length > most ? `${shown.slice(0, most - 1).join('')}…` : title;
  return name ? `${name} · ${number}` : number;
}

/** The text as a drawing of the print document, as large as the place. */
export function footerDrawing(text: string, { rect }: Pick<Cell, 'rect'>): DrawnMarkup {
  const height = shortSide(rect);
  const style = `font-size="${height * 0.7}" font-family="${FONTS.map((face) => `'${face}'`).join(',')},sans-serif"`;
  return {
    markup: `<text x="0" y="${height * 0.72}" fill="#444444" ${style}>${escapeXml(text)}</text>`,
    size: {
      trimWidth: FOOTER_LENGTH / MM_PER_POINT,
      trimHeight: height / MM_PER_POINT,
      bleed: 0,
      ptPerUnit: 1 / MM_PER_POINT,
    },
    label: 'the footer',
    images: [],
    faces: FONTS,
  };
}

const shortSide = ({ width, height }: Rect): number => Math.min(width, height);
