import { escapeXml } from '../../painters/svg/markup.js';
import { MM_PER_POINT } from '../../schema/units.js';
import type { Rect } from '../../geometry.js';
import type { SheetRoom } from '../marks/furniture.js';
import type { DrawnMarkup } from '../pdf/PrintHtml.js';
import type { SheetSide } from './planSheets.js';
import type { Cell } from './types.js';

/** mm; smaller where the sheet has no room for more. */
const HEIGHTS = [3, 1.8] as const;
const LENGTH = 62;
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

/** A free place at the bottom or the top, or along the left edge reading upwards. */
export function footerCell(room: SheetRoom): Cell | undefined {
  for (const height of HEIGHTS) {
    const level = { width: LENGTH, height };
    const upright = { width: height, height: LENGTH };
    const rect = room.along('bottom', level) ?? room.along('left', upright) ?? room.along('top', level);
    if (rect) return { rect, bleed: { top: 0, right: 0, bottom: 0, left: 0 }, turn: rect.width < rect.height ? 3 : 0 };
  }
  return undefined;
}

/** The text as a drawing of the print document, as large as the place. */
export function footerDrawing(text: string, { rect }: Pick<Cell, 'rect'>): DrawnMarkup {
  const height = shortSide(rect);
  const style = `font-size="${height * 0.7}" font-family="${FONTS.map((face) => `'${face}'`).join(',')},sans-serif"`;
  return {
    markup: `<text x="0" y="${height * 0.72}" fill="#444444" ${style}>${escapeXml(text)}</text>`,
    size: {
      trimWidth: LENGTH / MM_PER_POINT,
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
