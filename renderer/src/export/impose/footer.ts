import { escapeXml } from '../../painters/svg/markup.js';
import { MM_PER_POINT } from '../../schema/values/units.js';
import type { Rect } from '../../geometry.js';
import { FOOTER_LENGTH } from '../../imposition/footerCell.js';
import { FOOTER_INK } from '../../imposition/footerText.js';
import type { Cell } from '../../imposition/types.js';
import type { DrawnMarkup } from '../pdf/PrintHtml.js';

/** Tried in order for every character; the machine's own fonts are the last resort. */
const FONTS = [
  'instrument-sans-latin-400-normal',
  'noto-sans-latin-ext-400-normal',
  'noto-sans-cyrillic-400-normal',
  'noto-sans-greek-400-normal',
  'noto-sans-hebrew-hebrew-400-normal',
  'noto-sans-arabic-arabic-400-normal',
];

/** The text as a drawing for the print document, in the size of its cell. */
export function footerDrawing(text: string, { rect }: Pick<Cell, 'rect'>): DrawnMarkup {
  const height = shortSide(rect);
  const style = `font-size="${height * FOOTER_INK.size}" font-family="${FONTS.map((face) => `'${face}'`).join(',')},sans-serif"`;
  return {
    markup: `<text x="0" y="${height * FOOTER_INK.baseline}" fill="${FOOTER_INK.color}" ${style}>${escapeXml(text)}</text>`,
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
