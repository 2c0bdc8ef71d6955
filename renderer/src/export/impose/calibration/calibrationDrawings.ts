import { escapeXml } from '../../../painters/svg/markup.js';
import { MM_PER_POINT } from '../../../schema/values/units.js';
import type { DrawnMarkup } from '../../pdf/PrintHtml.js';
import type { SheetDefinition } from '../../../imposition/types.js';

/** Distance from the centre to the outer targets, as a share of the sheet's shorter side. */
const REACH = 0.36;
/** mm on each side of a ruler's zero. */
const RULER = 8;
const REGULAR = 'instrument-sans-latin-400-normal';
const BOLD = 'instrument-sans-latin-700-normal';

/** Distance in mm between the outer targets of a calibration sheet, from which the scale is computed. */
export function calibrationDistance({ widthMm, heightMm }: Pick<SheetDefinition, 'widthMm' | 'heightMm'>): number {
  return 2 * Math.round(Math.min(widthMm, heightMm) * REACH);
}

/** Front and back. The targets are symmetrical, so they coincide for either flip edge. */
export function calibrationDrawings(sheet: SheetDefinition): readonly [front: DrawnMarkup, back: DrawnMarkup] {
  const { widthMm: width, heightMm: height } = sheet;
  const distance = calibrationDistance(sheet);
  const targets = [-distance / 2, 0, distance / 2].map((x) => [width / 2 + x, height / 2] as const);
  const front = targets.map(([x, y]) => cross(x, y)).join('') + paragraph(width / 2, height * 0.2, FRONT);
  const back = targets.map(([x, y]) => rulers(x, y)).join('') + paragraph(width / 2, height * 0.2, backText(distance));
  return [drawing(front, sheet), drawing(back, sheet)];
}

const FRONT = [
  'Printer calibration: front',
  'Print both pages on one sheet at 100%, with the same duplex setting as your cards.',
  'Push a pin through the centre of each cross, then turn the sheet over.',
];

function backText(distance: number): string[] {
  return [
    'Printer calibration: back',
    'Read the positions of the holes on the rulers, in mm: right and down are positive, left and up are negative.',
    'x and y: the position of the centre hole.',
    `scale: (${distance} + x of the right hole − x of the left hole) ÷ ${distance}`,
  ];
}

function drawing(markup: string, { widthMm, heightMm }: SheetDefinition): DrawnMarkup {
  const ptPerUnit = 1 / MM_PER_POINT;
  return {
    markup,
    size: { trimWidth: widthMm * ptPerUnit, trimHeight: heightMm * ptPerUnit, bleed: 0, ptPerUnit },
    label: 'the calibration sheet',
    images: [],
    faces: [REGULAR, BOLD],
  };
}

function cross(x: number, y: number): string {
  return `${line(x - 5, y, x + 5, y)}${line(x, y - 5, x, y + 5)}<circle cx="${x}" cy="${y}" r="2.5" fill="none" stroke="#000" stroke-width="0.1"/>`;
}

/** Two rulers through a point, in half millimetres, with every fourth millimetre numbered. */
function rulers(x: number, y: number): string {
  let markup = line(x - RULER, y, x + RULER, y) + line(x, y - RULER, x, y + RULER);
  for (let half = -2 * RULER; half <= 2 * RULER; half++) {
    if (half === 0) continue;
    const at = half / 2;
    const length = half % 2 === 0 ? 1 : 0.5;
    markup += line(x + at, y - length, x + at, y + length) + line(x - length, y + at, x + length, y + at);
    if (half % 8 !== 0) continue;
    markup += label(x + at, y + 2.9, String(at)) + label(x + 2.4, y + at + 0.6, String(at));
  }
  return markup;
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#000" stroke-width="0.1"/>`;
}

function label(x: number, y: number, text: string): string {
  return `<text x="${x}" y="${y}" font-family="'${REGULAR}'" font-size="1.6" text-anchor="middle">${text.replace('-', '−')}</text>`;
}

function paragraph(x: number, y: number, lines: readonly string[]): string {
  const write = (text: string, index: number): string => {
    const [face, size] = index === 0 ? [BOLD, 5] : [REGULAR, 3.4];
    return `<text x="${x}" y="${y + index * 6}" font-family="'${face}'" font-size="${size}" text-anchor="middle">${escapeXml(text)}</text>`;
  };
  return lines.map(write).join('');
}
