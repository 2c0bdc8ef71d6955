/** Longer classes are unknown. */
export const MAX_CLASS_LENGTH = 400;

/** Larger numbers are typing errors and could overflow to infinity in layout. */
const LARGEST = 100_000;

const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;
const QUANTITY = /^(-?(?:\d+(?:\.\d*)?|\.\d+))([a-z%]*)$/;

/** A decimal number without exponent, or undefined. */
export function readNumber(text: string): number | undefined {
  if (!NUMBER.test(text)) return undefined;
  const value = Number(text);
  return Math.abs(value) <= LARGEST ? value : undefined;
}

/** A number and its unit, e.g. `12.5px` → 12.5 and `px`; the unit of a bare number is ''. */
export function readQuantity(text: string): { readonly value: number; readonly unit: string } | undefined {
  const match = QUANTITY.exec(text);
  if (match === null) return undefined;
  const value = readNumber(match[1] ?? '');
  return value === undefined ? undefined : { value, unit: match[2] ?? '' };
}

/**
 * The text in the brackets of an arbitrary value. As in Tailwind, `_` stands for a space and `\_` for an underscore.
 * A type hint such as `length:` or `color:` is dropped when it is one of `hints`.
 */
export function readBracket(text: string, hints: readonly string[] = []): string | undefined {
  if (text.length < 3 || !text.startsWith('[') || !text.endsWith(']')) return undefined;
  let inner = text.slice(1, -1);
  const hint = hints.find((name) => inner.startsWith(`${name}:`));
  if (hint !== undefined) inner = inner.slice(hint.length + 1);
  return inner.includes('_') ? inner.replace(/(\\?)_/g, (_, escape: string) => (escape === '' ? ' ' : '_')) : inner;
}

/** Splits `value/modifier` at the last slash outside brackets. */
export function splitModifier(text: string): { readonly base: string; readonly modifier: string | undefined } {
  let depth = 0;
  for (let index = text.length - 1; index > 0; index--) {
    const character = text[index];
    if (character === ']') depth++;
    else if (character === '[') depth--;
    else if (character === '/' && depth === 0) return { base: text.slice(0, index), modifier: text.slice(index + 1) };
  }
  return { base: text, modifier: undefined };
}

/** Splits at a separator outside parentheses. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === separator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
