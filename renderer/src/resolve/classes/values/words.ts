import type { ValueKind } from '../family.js';
import { readBracket, readNumber } from './text.js';

/** A list of names and their values. */
export function words<T>(table: Readonly<Record<string, T>>, docs: string, negate?: (value: T) => T): ValueKind<T> {
  const names = Object.keys(table);
  return {
    notation: names.length <= 6 ? names.join(' | ') : `${names[0] ?? ''} … ${names.at(-1) ?? ''}`,
    docs,
    suggestions: () => names,
    read: (text) => (Object.hasOwn(table, text) ? table[text] : undefined),
    ...(negate === undefined ? {} : { negate }),
  };
}

interface NumberRange {
  readonly notation?: string;
  readonly min?: number;
  readonly max?: number;
  /** The number is a multiple of this. */
  readonly step?: number;
  /** The factor of the number. */
  readonly times?: number;
  readonly suggestions?: readonly string[];
}

/** A bare number after the name: `z-10`, `opacity-50`. */
export function numbers(docs: string, range: NumberRange = {}): ValueKind<number> {
  const { notation = '<n>', min = 0, max = Infinity, step = 1, times = 1, suggestions = [] } = range;
  return {
    notation,
    docs,
    suggestions: () => suggestions,
    read(text) {
      const value = readNumber(text);
      if (value === undefined || value < min || value > max || (value / step) % 1 !== 0) return undefined;
      return value * times;
    },
    negate: (value) => 0 - value,
  };
}

/** A value in brackets, read by the given function. */
export function bracketed<T>(
  notation: string,
  docs: string,
  read: (inner: string) => T | undefined,
  options: { readonly hints?: readonly string[]; readonly negate?: (value: T) => T | undefined } = {},
): ValueKind<T> {
  return {
    notation,
    docs,
    suggestions: () => [],
    read(text) {
      const inner = readBracket(text, options.hints);
      return inner === undefined ? undefined : read(inner);
    },
    ...(options.negate === undefined ? {} : { negate: options.negate }),
  };
}
