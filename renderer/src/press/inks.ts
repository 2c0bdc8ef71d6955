import type { Rgb } from '../color/hex.js';

/** Shares of cyan, magenta, yellow and black from 0 to 1. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, key: number];

/** All inks together, for marks that every plate shows. */
export const EVERY_INK: Inks = [1, 1, 1, 1];

/**
 * The inks whose names the primary colours of the screen have, each at full strength or as a tint: black for greys, so that
 * a patch shows what the press does rather than what the profile mixes.
 */
export function pureInks({ red, green, blue }: Rgb): Inks {
  return red === green && green === blue ? [0, 0, 0, 1 - red] : [1 - red, 1 - green, 1 - blue, 0];
}

/** The sum of the shares: 2.4 is 240%. */
export function inkTotal([cyan, magenta, yellow, key]: Inks): number {
  return cyan + magenta + yellow + key;
}

/** The same sum without black. */
export function coloredInk([cyan, magenta, yellow]: Inks): number {
  return cyan + magenta + yellow;
}
