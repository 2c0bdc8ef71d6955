import type { Corner } from '../../style.js';
import type { Declarations, DraftStop, GradientLine } from '../declarations.js';
import type { ValueKind } from '../family.js';
import { readPosition } from './positions.js';
import { readAngle } from './angles.js';
import { parseColor } from '../../../color/parseColor.js';
import { readNumber, splitOutside } from './text.js';
import { bracketed, numbers } from './words.js';

const TOWARDS: Readonly<Record<string, readonly [angle: number, words: string, toCorner?: Corner]>> = {
  t: [0, 'top'],
  tr: [45, 'top right', 'topRight'],
  r: [90, 'right'],
  br: [135, 'bottom right', 'bottomRight'],
  b: [180, 'bottom'],
  bl: [225, 'bottom left', 'bottomLeft'],
  l: [270, 'left'],
  tl: [315, 'top left', 'topLeft'],
};

function lineTowards(direction: string): GradientLine | undefined {
  const [angle, , toCorner] = TOWARDS[direction] ?? [];
  return angle === undefined ? undefined : { type: 'linear', angle, ...(toCorner === undefined ? {} : { toCorner }) };
}

/** `bg-linear-to-r` and its older spelling, by class. */
export const GRADIENT_LINES = lineClasses((direction) => [`bg-linear-to-${direction}`, `bg-gradient-to-${direction}`]);
/** The same with an explicit sRGB colour space, which is the default. */
export const SRGB_LINES = lineClasses((direction) => [`bg-linear-to-${direction}/srgb`]);

function lineClasses(names: (direction: string) => readonly string[]): Record<string, Declarations> {
  return Object.fromEntries(
    Object.keys(TOWARDS).flatMap((direction) =>
      names(direction).map((name) => [name, { 'gradient.line': lineTowards(direction), 'gradient.stops': undefined }]),
    ),
  );
}

export const GRADIENT_ANGLE: ValueKind<number> = numbers('degrees clockwise from upwards', {
  notation: '<angle>',
  max: 360,
  suggestions: ['15', '30', '45', '60', '75', '135'],
});

export const GRADIENT_LINE: ValueKind<GradientLine> = bracketed(
  '[<angle>]',
  '`[25deg]`, `[0.1turn]` or `[to_right]`',
  readLine,
  {
    hints: ['angle'],
    negate: (line) =>
      line.type === 'linear' && line.toCorner === undefined ? { ...line, angle: 0 - line.angle } : undefined,
  },
);

export const STOP_POSITION: readonly ValueKind<number>[] = [
  {
    notation: '<n>%',
    docs: 'percent of the length',
    suggestions: () => ['0%', '10%', '20%', '30%', '40%', '50%', '60%', '70%', '80%', '90%', '100%'],
    read: readPercent,
  },
  bracketed('[<n>%]', 'percent of the length', readPercent, { hints: ['percentage'] }),
];

export const RADIAL_CENTER: ValueKind<Declarations> = bracketed(
  '[at_<x>_<y>]',
  'the centre, as a percentage of the box or by name',
  (inner) => {
    const line = readRadial(inner);
    return line === undefined ? undefined : { 'gradient.line': line, 'gradient.stops': undefined };
  },
);

/** Complete gradients in brackets. */
export const GRADIENT_IMAGE = {
  linear: bracketed('[<angle>,<colour>,…]', 'direction and colours, with positions', (inner) =>
    readGradient('linear', inner),
  ),
  radial: bracketed('[<colour>,…]', 'colours from the centre outwards', (inner) => readGradient('radial', inner)),
  any: bracketed('[linear-gradient(…)]', 'a linear or radial gradient in CSS notation', readImage, {
    hints: ['image'],
  }),
} as const;

function readImage(inner: string): Declarations | undefined {
  const match = /^(linear|radial)-gradient\((.*)\)$/.exec(inner);
  return match === null ? undefined : readGradient(match[1] === 'linear' ? 'linear' : 'radial', match[2] ?? '');
}

function readGradient(type: 'linear' | 'radial', inner: string): Declarations | undefined {
  const [first = '', ...rest] = splitOutside(inner, ',');
  const own = type === 'linear' ? readLine(first) : readRadial(first);
  const stops = (own === undefined ? [first, ...rest] : rest).map(readStop);
  const line = own ?? (type === 'linear' ? lineTowards('b') : { type });
  const known = stops.filter((stop) => stop !== undefined);
  return known.length < 2 || known.length < stops.length
    ? undefined
    : { 'gradient.line': line, 'gradient.stops': known };
}

function readLine(text: string): GradientLine | undefined {
  const angle = readAngle(text);
  if (angle !== undefined) return { type: 'linear', angle };
  const words = /^to (\w+(?: \w+)?)$/.exec(text)?.[1];
  const direction = Object.keys(TOWARDS).find((key) => {
    const name = TOWARDS[key]?.[1] ?? '';
    return name === words || name.split(' ').reverse().join(' ') === words;
  });
  return direction === undefined ? undefined : lineTowards(direction);
}

function readRadial(text: string): GradientLine | undefined {
  const match = /^(?:(?:circle|ellipse)? ?(?:farthest-corner)? ?)at (.+)$/.exec(text);
  if (match === null) return text === 'circle' || text === 'ellipse' ? { type: 'radial' } : undefined;
  const center = readPosition(match[1] ?? '');
  return center === undefined ? undefined : { type: 'radial', center };
}

function readStop(text: string): DraftStop | undefined {
  const [name = '', at, ...more] = splitOutside(text, ' ');
  const color = name.toLowerCase() === 'currentcolor' ? { current: 1 } : parseColor(name);
  const offset = at === undefined ? undefined : readPercent(at);
  if (color === undefined || more.length > 0 || (at !== undefined && offset === undefined)) return undefined;
  return offset === undefined ? { color } : { color, offset };
}

function readPercent(text: string): number | undefined {
  const value = text.endsWith('%') ? readNumber(text.slice(0, -1)) : undefined;
  return value === undefined || value < 0 || value > 100 ? undefined : value / 100;
}
