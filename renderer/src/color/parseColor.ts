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
import { normalizeHex } from './hex.js';

// culori only knows the colour spaces that are registered with it; registering again is harmless.
[modeRgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch].forEach((mode) => useMode(mode as typeof modeRgb));
const toRgb = converter('rgb');

/** A CSS colour (name, hex, rgb, hsl, hwb, lab, lch, oklab, oklch) as `#rrggbb` or `#rrggbbaa`; undefined if it is not a colour. */
export function parseColor(text: string): HexColor | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return '#00000000';
  if (value.startsWith('#')) return normalizeHex(value);
  if (value === '' || value.length > 100) return undefined;
  const color = toRgb(parse(value));
  if (color === undefined) return undefined;
  return (color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color);
}
