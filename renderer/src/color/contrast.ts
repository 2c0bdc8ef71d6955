import type { HexColor } from '../displayList.js';
import { normalizeHex, readHex, type Rgb } from './hex.js';

/** The WCAG 2 contrast ratio of two opaque colours (`#rgb` or `#rrggbb`), 1 to 21. */
export function contrastRatio(one: HexColor, other: HexColor): number {
  return contrastOf(opaque(one), opaque(other));
}

/** The WCAG 2 contrast ratio of two opaque colours, 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((left, right) => left - right);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance (WCAG 2), 0 to 1. */
export function relativeLuminance(color: HexColor): number {
  return luminanceOf(opaque(color));
}

function opaque(color: HexColor): Rgb {
  return readHex(normalizeHex(color) ?? color);
}

/** Relative luminance (WCAG 2) of an opaque colour, 0 to 1. */
export function luminanceOf({ red, green, blue }: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
