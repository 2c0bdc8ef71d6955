import { MM_PER_INCH, MM_PER_POINT, type Length } from '@cardwright/renderer';

/** A number with its unit, as somebody types it. */
export interface Quantity {
  readonly unit: 'u' | '%';
  readonly value: number;
}

/** What a field takes. */
export interface Range {
  readonly minimum: number;
  readonly maximum: number;
  /** As it follows the number: ' units', '%', '°'. */
  readonly unit: string;
  /** The largest percentage, if a share is taken as well. */
  readonly share?: number;
}

/** Lengths that cannot be negative. Faces are 240 units wide. */
export const LENGTH: Range = { minimum: 0, maximum: 1000, unit: ' units' };
export const LENGTH_OR_SHARE: Range = { ...LENGTH, share: 1000 };
export const ANGLE: Range = { minimum: -360, maximum: 360, unit: '°' };

const TERM = /([+-]?)\s*(\d+(?:[.,]\d+)?|[.,]\d+)\s*(mm|cm|in|pt|px|u|%)?/gy;
const MM = { mm: 1, cm: 10, in: MM_PER_INCH, pt: MM_PER_POINT } as const;

/**
 * Reads what was typed into a length field: `12`, `12px` and `12u` are units, `3mm`, `1cm`, `0.5in` and `8pt` are measured
 * on the card, `50%` is a share; sums such as `10mm + 2` of one kind are added up.
 * @returns undefined for anything else
 */
export function readQuantity(text: string, mmPerUnit: number): Quantity | undefined {
  const source = text.trim();
  let value = 0;
  let unit: Quantity['unit'] | undefined;
  TERM.lastIndex = 0;
  while (TERM.lastIndex < source.length) {
    const at = TERM.lastIndex;
    const match = TERM.exec(source);
    if (match === null || (at > 0 && match[1] === '')) return undefined;
    const [, sign, digits = '', name = ''] = match;
    const number = Number(digits.replace(',', '.')) * (sign === '-' ? -1 : 1);
    const kind = name === '%' ? '%' : 'u';
    if (unit !== undefined && unit !== kind) return undefined;
    unit = kind;
    value += name in MM ? (number * MM[name as keyof typeof MM]) / mmPerUnit : number;
    while (source[TERM.lastIndex] === ' ') TERM.lastIndex += 1;
  }
  return unit === undefined ? undefined : { unit, value: round(value) };
}

/** The nearest quantity that a field takes; undefined for a percentage where none is taken. */
export function nearestWithin({ unit, value }: Quantity, range: Range): Quantity | undefined {
  const { minimum, maximum, share } = range;
  const isShare = unit === '%' && range.unit !== '%';
  if (isShare && share === undefined) return undefined;
  const [least, most] = isShare ? [minimum < 0 ? -Number(share) : 0, Number(share)] : [minimum, maximum];
  return { unit, value: Math.min(most, Math.max(least, value)) };
}

/** 'from 0 to 1000 units, or to 1000%'. */
export function rangeWords({ minimum, maximum, unit, share }: Range): string {
  return `from ${round(minimum)} to ${round(maximum)}${unit}${share === undefined ? '' : `, or to ${share}%`}`;
}

/** A quantity in a class's brackets: `[12px]`, `[50%]`. */
export function bracketed({ unit, value }: Quantity): string {
  return `[${round(value)}${unit === 'u' ? 'px' : '%'}]`;
}

/** A length as it stands in a field: `12`, `50%`, `auto`; empty if there is none. */
export function lengthText(length: Length | number | undefined): string {
  if (length === undefined) return '';
  if (typeof length === 'number') return String(round(length));
  return length === 'auto' ? 'auto' : `${round(length.value)}${length.unit === '%' ? '%' : ''}`;
}

/** A length in units; 0 if there is none. @param whole what shares refer to, units */
export function inUnits(length: Length | undefined, whole: number): number {
  if (length === undefined || length === 'auto') return 0;
  return length.unit === '%' ? (length.value / 100) * whole : length.value;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
