import { DISTINCT_COLORS, seenDifference, type Vision } from '@cardwright/renderer';

/** The two of several colours that are hardest to tell apart. */
export interface ClosestPair {
  /** Places in the list of colours. */
  readonly pair: readonly [number, number];
  /** CIEDE2000 */
  readonly difference: number;
  /** How many pairs are too close, this one included. */
  readonly tooClose: number;
}

/** @returns undefined for fewer than two colours */
export function closestPair(colors: readonly string[], vision: Vision): ClosestPair | undefined {
  const pairs = colors.flatMap((color, index) =>
    colors.slice(index + 1).map((other, after) => ({
      pair: [index, index + 1 + after] as const,
      difference: seenDifference(color, other, vision),
    })),
  );
  const [closest] = pairs.toSorted((one, other) => one.difference - other.difference);
  const tooClose = pairs.filter(({ difference }) => difference < DISTINCT_COLORS).length;
  return closest && { ...closest, tooClose };
}
