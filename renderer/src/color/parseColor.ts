import {
  converter,
  formatHex,
  formatHex8,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode,
} from 'culori/fn';
import type { HexColor } from '../displayList.js';

// culori only knows the colour spaces that are registered with it; registering again is harmless.
[modeRgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch].forEach((mode) => useMode(mode as typeof modeRgb));
const toRgb = converter('rgb');

/** A CSS colour (names, hex, rgb, hsl, hwb, lab, lch, oklab, oklch) as `#rrggbb` or `#rrggbbaa`; undefined if it is none. */
export function parseColor(text: string): HexColor | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return '#00000000';
  if (/^#[0-9a-f]{6}$/.test(value)) return value;
  if (value === '' || value.length > 100) return undefined;
  const color = toRgb(parse(value));
  if (color === undefined) return undefined;
  return (color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color);
}

/** 0 … 1 */
export function alphaOf(color: HexColor): number {
  return color.length === 9 ? parseInt(color.slice(7), 16) / 255 : 1;
}

/** The colour with its alpha multiplied. */
export function withOpacity(color: HexColor, opacity: number): HexColor {
  const alpha = Math.round(alphaOf(color) * opacity * 255);
  return alpha >= 255 ? color.slice(0, 7) : color.slice(0, 7) + alpha.toString(16).padStart(2, '0');
}

/** Luminance as masks use it (linear coefficients on sRGB values), times alpha; 0 … 1. */
export function maskValue(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16) / 255);
  return (0.2125 * red + 0.7154 * green + 0.0721 * blue) * alphaOf(color);
}
