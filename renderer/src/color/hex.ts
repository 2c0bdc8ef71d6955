import type { HexColor } from '../displayList.js';

/** sRGB channels from 0 to 1. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

export interface Rgba extends Rgb {
  readonly alpha: number;
}

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** `#rrggbb` or `#rrggbbaa` in lower case from any hex notation of CSS. Full opacity is left out. */
export function normalizeHex(text: string): HexColor | undefined {
  if (!HEX.test(text)) return undefined;
  const digits = text.slice(1).toLowerCase();
  const long = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  return long.length === 8 && long.endsWith('ff') ? `#${long.slice(0, 6)}` : `#${long}`;
}

export function readHex(color: HexColor): Rgba {
  const channel = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16) / 255;
  return { red: channel(1), green: channel(3), blue: channel(5), alpha: color.length === 9 ? channel(7) : 1 };
}

/** Clips channels that lie outside 0 to 1. */
export function toHex({ red, green, blue, alpha }: Rgba): HexColor {
  const opacity = byte(alpha * 255);
  return `#${byte(red * 255)}${byte(green * 255)}${byte(blue * 255)}${opacity === 'ff' ? '' : opacity}`;
}

/** The colour with its alpha multiplied. */
export function multiplyAlpha(color: HexColor, alpha: number): HexColor {
  if (alpha === 1) return color;
  const own = readHex(color);
  return toHex({ ...own, alpha: own.alpha * alpha });
}

/** The colour without its opacity. */
export function opaque(color: HexColor): HexColor {
  return color.slice(0, 7);
}

/** The colour moved towards black. @param share 0 leaves it as it is, 1 makes it black */
export function darken(color: HexColor, share: number): HexColor {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) * (1 - share));
  return `#${channels.map(byte).join('')}${color.slice(7)}`;
}

function byte(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
}
