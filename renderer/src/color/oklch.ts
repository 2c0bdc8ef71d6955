import { clampChroma, converter, formatHex, modeOklab, modeOklch, modeRgb, useMode } from 'culori/fn';
import type { HexColor } from '../displayList.js';

// culori only knows the colour spaces that are registered with it; registering again is harmless.
useMode(modeRgb);
useMode(modeOklab);
useMode(modeOklch);
const [convert, toRgb] = [converter('oklch'), converter('rgb')];
/** A tolerance for rounding to whole channels. */
const ROUNDING = 0.5 / 255;

/** A colour as people describe it (CSS Color 4, section 9.4). */
export interface Oklch {
  /** 0 is black, 1 is white. */
  readonly lightness: number;
  /** 0 is grey. The most that sRGB has, of any hue, is below 0.33. */
  readonly chroma: number;
  /** Degrees. */
  readonly hue: number;
}

/** The most chroma that a colour of sRGB has, rounded up. */
export const MOST_CHROMA = 0.33;

/** @param color `#rrggbb`. Greys have hue 0. */
export function toOklch(color: HexColor): Oklch {
  const found = convert(color);
  return { lightness: found?.l ?? 0, chroma: found?.c ?? 0, hue: found?.h ?? 0 };
}

/** The colour as `#rrggbb`. One that no screen shows gets less chroma, and keeps its lightness and hue. */
export function fromOklch({ lightness, chroma, hue }: Oklch): HexColor {
  const color = { mode: 'oklch', l: lightness, c: chroma, h: hue } as const;
  const { r, g, b } = toRgb(color);
  const isShown = [r, g, b].every((channel) => channel >= -ROUNDING && channel <= 1 + ROUNDING);
  return formatHex(isShown ? color : clampChroma(color, 'oklch'));
}
