import type { SheetDefinition } from '../types.js';

/** Distance from the centre to the outer targets, as a share of the sheet's shorter side. */
const REACH = 0.36;
/** mm on each side of a ruler's zero. */
const RULER = 8;
/** mm */
const LINE_HEIGHT = 6;

type Sheet = Pick<SheetDefinition, 'widthMm' | 'heightMm'>;

/** Distance in mm between the outer targets of a calibration sheet, from which the scale is computed. */
function calibrationDistance({ widthMm, heightMm }: Sheet): number {
  return 2 * Math.round(Math.min(widthMm, heightMm) * REACH);
}

/**
 * The content of the front and the back in PDF operators; lengths are mm from the top left corner. The targets are
 * symmetrical, so they coincide for either flip edge.
 */
export function calibrationPages(sheet: Sheet): readonly [front: string, back: string] {
  const { widthMm: width, heightMm: height } = sheet;
  const distance = calibrationDistance(sheet);
  const targets = [-distance / 2, 0, distance / 2].map((x) => [width / 2 + x, height / 2] as const);
  const write = (lines: readonly string[]): string => paragraph(width * 0.1, height * 0.2, lines);
  return [
    `0.1 w ${targets.map(([x, y]) => cross(x, y)).join(' ')}\n${write(FRONT)}`,
    `0.1 w ${targets.map(([x, y]) => rulers(x, y)).join(' ')}\n${write(backText(distance))}`,
  ];
}

const FRONT = [
  'Printer calibration: front',
  'Print both pages on one sheet at 100%, with the same duplex setting as your cards.',
  'Then hold the sheet up to the light, with this side away from you.',
];

function backText(distance: number): string[] {
  return [
    'Printer calibration: back',
    'Hold the sheet up to the light, with this side towards you: the crosses shine through.',
    'Read where the cross in the middle lies on the two rulers, in mm.',
    'The two numbers: right is positive and left is negative; down is positive and up is negative.',
    `If your printer also scales: (${distance} + x of the right cross - x of the left cross) / ${distance}`,
  ];
}

function cross(x: number, y: number): string {
  return `${line(x - 5, y, x + 5, y)} ${line(x, y - 5, x, y + 5)} ${diamond(x, y, 2.5)}`;
}

function diamond(x: number, y: number, reach: number): string {
  return `${pair(x, y - reach)} m ${pair(x + reach, y)} l ${pair(x, y + reach)} l ${pair(x - reach, y)} l s`;
}

/** Two rulers through a point, in half millimetres, with every fourth millimetre numbered. */
function rulers(x: number, y: number): string {
  const parts = [line(x - RULER, y, x + RULER, y), line(x, y - RULER, x, y + RULER)];
  for (let half = -2 * RULER; half <= 2 * RULER; half += 1) {
    if (half === 0) continue;
    const at = half / 2;
    const length = half % 2 === 0 ? 1 : 0.5;
    parts.push(line(x + at, y - length, x + at, y + length), line(x - length, y + at, x + length, y + at));
    if (half % 8 !== 0) continue;
    const number = String(at);
    parts.push(text(x + at - 0.45 * number.length, y + 2.9, number, 1.6), text(x + 1.6, y + at + 0.6, number, 1.6));
  }
  return parts.join(' ');
}

function paragraph(x: number, y: number, lines: readonly string[]): string {
  return lines
    .map((each, index) => text(x, y + index * LINE_HEIGHT, each, index === 0 ? 5 : 3.6, index === 0 ? 'F2' : 'F1'))
    .join('\n');
}

function text(x: number, y: number, content: string, size: number, font = 'F1'): string {
  const escaped = content.replaceAll(/[\\()]/g, String.raw`\$&`);
  return `BT /${font} ${size} Tf 1 0 0 -1 ${pair(x, y)} Tm (${escaped}) Tj ET`;
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `${pair(x1, y1)} m ${pair(x2, y2)} l S`;
}

const pair = (x: number, y: number): string => `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`;
