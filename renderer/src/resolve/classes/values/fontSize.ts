import type { Style } from '../../style.js';
import type { Declarations, DraftNumber } from '../declarations.js';
import type { ValueKind } from '../family.js';
import { readStep, toUnits } from './lengths.js';
import { readBracket, readQuantity, splitModifier } from './text.js';
import { words } from './words.js';

type LineHeight = NonNullable<Style['lineHeight']>;

/** Size and line height of Tailwind's names, both in units. */
const SIZES: Readonly<Record<string, readonly [size: number, line: number]>> = {
  xs: [12, 16],
  sm: [14, 20],
  base: [16, 24],
  lg: [18, 28],
  xl: [20, 28],
  '2xl': [24, 32],
  '3xl': [30, 36],
  '4xl': [36, 40],
  '5xl': [48, 48],
  '6xl': [60, 60],
  '7xl': [72, 72],
  '8xl': [96, 96],
  '9xl': [128, 128],
};

const LEADING_NAMES: Readonly<Record<string, LineHeight>> = {
  none: { unit: 'em', value: 1 },
  tight: { unit: 'em', value: 1.25 },
  snug: { unit: 'em', value: 1.375 },
  normal: { unit: 'em', value: 1.5 },
  relaxed: { unit: 'em', value: 1.625 },
  loose: { unit: 'em', value: 2 },
};

export const LEADING: readonly ValueKind<LineHeight>[] = [
  { ...words(LEADING_NAMES, 'times the font size'), spelled: true },
  {
    notation: '<n>',
    docs: 'n × 4 units',
    suggestions: () => ['3', '4', '5', '6', '7', '8', '9', '10'],
    read(text) {
      const value = readStep(text);
      return value === undefined ? undefined : { unit: 'u', value };
    },
  },
  {
    notation: '[<n>] | [<length>]',
    docs: '`[1.15]`, `[115%]` and `[1.15em]` times the font size, `[18px]` units',
    suggestions: () => [],
    read: readLeading,
  },
];

export const FONT_SIZE: readonly ValueKind<Declarations>[] = [
  sizes('xs … 9xl', '12 to 128 units, with a line height', Object.keys(SIZES), (text) => {
    const [fontSize, line] = (Object.hasOwn(SIZES, text) ? SIZES[text] : undefined) ?? [];
    if (fontSize === undefined || line === undefined) return undefined;
    return { fontSize, lineHeight: { unit: 'em', value: line / fontSize } };
  }),
  // A later text-[31px] resets both the size and the line height of an earlier text-xl.
  sizes('[<length>]', '`[31px]` units, `[1.2em]` and `[120%]` of the size around it', [], (text) => {
    const fontSize = readSize(text);
    return fontSize === undefined ? undefined : { fontSize, lineHeight: undefined };
  }),
];

/** A size, optionally followed by `/` and a line height. */
function sizes(
  notation: string,
  docs: string,
  suggestions: readonly string[],
  readBase: (text: string) => Declarations | undefined,
): ValueKind<Declarations> {
  return {
    notation: `${notation}[/<leading>]`,
    docs,
    spelled: suggestions.length > 0,
    suggestions: () => suggestions,
    read(text) {
      const { base, modifier } = splitModifier(text);
      const declarations = readBase(base);
      if (declarations === undefined || modifier === undefined) return declarations;
      const lineHeight = firstOf(LEADING, modifier);
      return lineHeight === undefined ? undefined : { ...declarations, lineHeight };
    },
  };
}

function firstOf(kinds: readonly ValueKind<LineHeight>[], text: string): LineHeight | undefined {
  for (const kind of kinds) {
    const value = kind.read(text, NO_TOKENS);
    if (value !== undefined) return value;
  }
  return undefined;
}

const NO_TOKENS: ReadonlyMap<string, string> = new Map();

function readSize(text: string): DraftNumber | undefined {
  const inner = readBracket(text, ['length', 'percentage']);
  const quantity = inner === undefined ? undefined : readQuantity(inner);
  if (quantity === undefined || quantity.value <= 0) return undefined;
  return quantity.unit === '%' ? { em: quantity.value / 100 } : toUnits(quantity.value, quantity.unit);
}

function readLeading(text: string): LineHeight | undefined {
  const inner = readBracket(text, ['length', 'percentage', 'number']);
  const quantity = inner === undefined ? undefined : readQuantity(inner);
  if (quantity === undefined || quantity.value < 0) return undefined;
  const { value, unit } = quantity;
  if (unit === '' || unit === 'em') return { unit: 'em', value };
  if (unit === '%') return { unit: 'em', value: value / 100 };
  const units = toUnits(value, unit);
  return typeof units === 'number' ? { unit: 'u', value: units } : undefined;
}
