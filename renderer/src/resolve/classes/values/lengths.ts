import type { DraftLength, DraftNumber } from '../declarations.js';
import type { ValueKind } from '../family.js';
import { readBracket, readNumber, readQuantity } from './text.js';

const STEP = 4;
const REM = 16;

const STEPS = '0 px 0.5 1 1.5 2 2.5 3 3.5 4 5 6 7 8 9 10 11 12 14 16 20 24 28 32 36 40 44 48 52 56 60'.split(' ');

/** Widths that Tailwind names after containers. */
const CONTAINERS: Readonly<Record<string, number>> = {
  '3xs': 256,
  '2xs': 288,
  xs: 320,
  sm: 384,
  md: 448,
  lg: 512,
  xl: 576,
  '2xl': 672,
  '3xl': 768,
  '4xl': 896,
  '5xl': 1024,
  '6xl': 1152,
  '7xl': 1280,
};

/** A step of the spacing scale in units: `4` → 16, `px` → 1. */
export function readStep(text: string): number | undefined {
  if (text === 'px') return 1;
  const steps = text.startsWith('-') ? undefined : readNumber(text);
  return steps === undefined || (steps * STEP) % 1 !== 0 ? undefined : steps * STEP;
}

/** A length in brackets: px, rem (16 units), em (of the font size), %. */
export function readArbitraryLength(text: string): DraftLength | undefined {
  const inner = readBracket(text, ['length', 'percentage']);
  const quantity = inner === undefined ? undefined : readQuantity(inner);
  if (quantity === undefined) return undefined;
  const { value, unit } = quantity;
  if (unit === '%') return { unit: '%', value };
  const number = toUnits(value, unit);
  return typeof number === 'number' ? { unit: 'u', value: number } : number;
}

/** A length in brackets that is not a percentage: px, rem, em. */
export function readArbitraryNumber(text: string): DraftNumber | undefined {
  const inner = readBracket(text, ['length']);
  const quantity = inner === undefined ? undefined : readQuantity(inner);
  return quantity === undefined ? undefined : toUnits(quantity.value, quantity.unit);
}

/** Units of a CSS length, or a multiple of the font size. */
export function toUnits(value: number, unit: string): DraftNumber | undefined {
  if (unit === 'px' || (unit === '' && value === 0)) return value;
  if (unit === 'rem') return value * REM;
  return unit === 'em' ? { em: value } : undefined;
}

export function negateLength(value: DraftLength): DraftLength | undefined {
  if (value === 'auto') return undefined;
  return 'em' in value ? { em: -value.em } : { unit: value.unit, value: 0 - value.value };
}

export function negateNumber(value: DraftNumber): DraftNumber {
  return typeof value === 'number' ? 0 - value : { em: -value.em };
}

export const STEP_LENGTH: ValueKind<DraftLength> = {
  notation: '<n>',
  docs: 'n × 4 units, in quarter steps; `px` is 1 unit',
  suggestions: () => STEPS,
  read(text) {
    const value = readStep(text);
    return value === undefined ? undefined : { unit: 'u', value };
  },
  negate: negateLength,
};

export const STEP_NUMBER: ValueKind<DraftNumber> = {
  notation: '<n>',
  docs: STEP_LENGTH.docs,
  suggestions: () => STEPS,
  read: readStep,
};

export const FRACTION: ValueKind<DraftLength> = {
  notation: '<a/b>',
  docs: 'that fraction of the containing box; `full` is all of it',
  suggestions: () => ['1/2', '1/3', '2/3', '1/4', '3/4', '1/5', '2/5', '3/5', '4/5', '1/6', '5/6', 'full'],
  read(text) {
    if (text === 'full') return { unit: '%', value: 100 };
    const match = /^(\d{1,4})\/(\d{1,4})$/.exec(text);
    if (match === null || Number(match[2]) === 0) return undefined;
    return { unit: '%', value: (100 * Number(match[1])) / Number(match[2]) };
  },
  negate: negateLength,
};

export const CONTAINER: ValueKind<DraftLength> = {
  notation: '3xs … 7xl',
  docs: 'Tailwind’s container widths, 256 to 1280 units (a card is 240 wide)',
  suggestions: () => Object.keys(CONTAINERS),
  read(text) {
    const value = Object.hasOwn(CONTAINERS, text) ? CONTAINERS[text] : undefined;
    return value === undefined ? undefined : { unit: 'u', value };
  },
};

export const ARBITRARY_LENGTH: ValueKind<DraftLength> = {
  notation: '[<length>]',
  docs: '`[12px]` units, `[33%]` of the containing box, `[1.5em]` of the font size, `[2rem]` times 16 units',
  suggestions: () => [],
  read: readArbitraryLength,
  negate: negateLength,
};

/** ARBITRARY_LENGTH for sizes and padding: not negative. */
export const ARBITRARY_SIZE: ValueKind<DraftLength> = {
  notation: ARBITRARY_LENGTH.notation,
  docs: ARBITRARY_LENGTH.docs,
  suggestions: () => [],
  read(text) {
    const value = readArbitraryLength(text);
    if (value === undefined || value === 'auto') return undefined;
    return ('em' in value ? value.em : value.value) < 0 ? undefined : value;
  },
};

/** Widths of gaps and borders: not negative, no percentages. */
export const ARBITRARY_NUMBER: ValueKind<DraftNumber> = {
  notation: '[<length>]',
  docs: '`[12px]` units, `[1.5em]` of the font size, `[2rem]` times 16 units',
  suggestions: () => [],
  read(text) {
    const value = readArbitraryNumber(text);
    if (value === undefined) return undefined;
    return (typeof value === 'number' ? value : value.em) < 0 ? undefined : value;
  },
};
