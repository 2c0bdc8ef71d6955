import type { Rgb } from '../color/hex.js';

/** Shares of cyan, magenta, yellow and black from 0 to 1. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, key: number];

/** All inks together, for marks that every plate shows. */
export const EVERY_INK: Inks = [1, 1, 1, 1];

/**
 * The inks for a primary colour of the screen: cyan, magenta, yellow or their overlap at full strength or as a tint, and
 * black alone for greys. A patch then shows what the press does, not what the profile mixes.
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
