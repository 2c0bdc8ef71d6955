import type { BlendMode } from '../displayList.js';
import type { Rgb, Rgba } from './hex.js';

export const BLACK: Rgb = { red: 0, green: 0, blue: 0 };
export const WHITE: Rgb = { red: 1, green: 1, blue: 1 };

export function mixRgba(one: Rgba, other: Rgba, share: number): Rgba {
  const mix = (key: keyof Rgba): number => one[key] + (other[key] - one[key]) * share;
  return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha: mix('alpha') };
}

/** A colour painted over an opaque one. Blend modes without a formula here are treated as normal. */
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
