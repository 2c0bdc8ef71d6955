/** Shares of cyan, magenta, yellow and black from 0 to 1. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, key: number];

/** The sum of the shares: 2.4 is 240%. */
export function inkTotal([cyan, magenta, yellow, key]: Inks): number {
  return cyan + magenta + yellow + key;
}

/** The same without black. */
export function coloredInk([cyan, magenta, yellow]: Inks): number {
  return cyan + magenta + yellow;
}
