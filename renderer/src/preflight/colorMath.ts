import type { BlendMode, HexColor } from '../displayList.js';

/** Channels 0 … 1 in sRGB, as canvas and PDF composite them. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

export interface Rgba extends Rgb {
  readonly alpha: number;
}

export const BLACK: Rgb = { red: 0, green: 0, blue: 0 };
export const WHITE: Rgb = { red: 1, green: 1, blue: 1 };

/** `#rrggbb` or `#rrggbbaa`. */
export function readHex(color: HexColor): Rgba {
  const channel = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16) / 255;
  return { red: channel(1), green: channel(3), blue: channel(5), alpha: color.length === 9 ? channel(7) : 1 };
}

export function mixRgba(one: Rgba, other: Rgba, share: number): Rgba {
  const mix = (key: keyof Rgba): number => one[key] + (other[key] - one[key]) * share;
  return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha: mix('alpha') };
}

/** A colour painted over an opaque one. Blend modes without a formula here count as normal. */
export function paintOver(below: Rgb, { alpha, ...color }: Rgba, blend: BlendMode): Rgb {
  const channel = (key: keyof Rgb): number => {
    const blended = BLENDS[blend]?.(below[key], color[key]) ?? color[key];
    return below[key] + (blended - below[key]) * alpha;
  };
  return { red: channel('red'), green: channel('green'), blue: channel('blue') };
}

/** W3C Compositing and Blending, section 9, for one channel: backdrop, source. */
const BLENDS: Readonly<Partial<Record<BlendMode, (below: number, above: number) => number>>> = {
  multiply: (below, above) => below * above,
  screen: (below, above) => below + above - below * above,
  darken: Math.min,
  lighten: Math.max,
  overlay: (below, above) => (below <= 0.5 ? 2 * below * above : 1 - 2 * (1 - below) * (1 - above)),
  'hard-light': (below, above) => (above <= 0.5 ? 2 * below * above : 1 - 2 * (1 - below) * (1 - above)),
  difference: (below, above) => Math.abs(below - above),
  exclusion: (below, above) => below + above - 2 * below * above,
};

/** WCAG 2 contrast ratio of two opaque colours, 1 … 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance({ red, green, blue }: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
