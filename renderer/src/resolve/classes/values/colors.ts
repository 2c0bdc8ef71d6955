import type { ColorTokens } from '../../tokens.js';
import type { Current, DraftColor } from '../declarations.js';
import type { ValueKind } from '../family.js';
import { PALETTE } from '../palette.js';
import { multiplyAlpha, normalizeHex } from '../../../color/hex.js';
import { parseColor } from '../../../color/parseColor.js';
import { readBracket, readNumber, readQuantity, splitModifier } from './text.js';

/** The value of every colour class, with its opacity modifier. */
export const COLOR: ValueKind<DraftColor> = {
  notation: '<colour>',
  docs: 'a token of the colour scheme, a colour of Tailwind’s palette, `black`, `white`, `transparent`, `current` or any CSS colour in brackets; `/50` makes it half transparent',
  suggestions: (tokens) => [...tokens.keys(), 'black', 'white', 'transparent', 'current', ...Object.keys(PALETTE)],
  read(text, tokens) {
    const { base, modifier } = splitModifier(text);
    const alpha = modifier === undefined ? 1 : readAlpha(modifier);
    const color = alpha === undefined ? undefined : readBase(base, tokens);
    if (color === undefined || alpha === undefined) return undefined;
    return typeof color === 'string' ? multiplyAlpha(color, alpha) : { current: color.current * alpha };
  },
};

/** The modifier after a slash: `50`, `[.33]` or `[33%]` → 0 … 1. */
export function readAlpha(modifier: string): number | undefined {
  const percent = readNumber(modifier);
  if (percent !== undefined) return percent >= 0 && percent <= 100 ? percent / 100 : undefined;
  const inner = readBracket(modifier);
  const quantity = inner === undefined ? undefined : readQuantity(inner);
  if (quantity === undefined || (quantity.unit !== '' && quantity.unit !== '%')) return undefined;
  const alpha = quantity.unit === '%' ? quantity.value / 100 : quantity.value;
  return alpha >= 0 && alpha <= 1 ? alpha : undefined;
}

/** Tokens come first, so that a scheme may name a category `red-500`. */
function readBase(text: string, tokens: ColorTokens): DraftColor | undefined {
  const token = tokens.get(text);
  if (token !== undefined) return normalizeHex(token);
  if (text === 'current' || text === 'inherit') return CURRENT;
  if (Object.hasOwn(PALETTE, text)) return PALETTE[text];
  const inner = readBracket(text, ['color']);
  if (inner === undefined)
    return text === 'black' || text === 'white' || text === 'transparent' ? parseColor(text) : undefined;
  return readWritten(inner, tokens);
}

/** A colour in CSS notation, in which `var(--primary)` stands for a token. */
function readWritten(text: string, tokens: ColorTokens): DraftColor | undefined {
  if (text.toLowerCase() === 'currentcolor') return CURRENT;
  // An unknown name stays and makes the colour unreadable.
  const filled = text.replace(
    /var\( ?--([\w-]+) ?\)/g,
    (whole, name: string) => tokens.get(name) ?? (Object.hasOwn(PALETTE, name) ? PALETTE[name] : undefined) ?? whole,
  );
  return parseColor(filled);
}

const CURRENT: Current = { current: 1 };
