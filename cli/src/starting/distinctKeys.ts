import { type ColorScheme, DISTINCT_COLORS, seenDifference, VISIONS } from '@cardwright/renderer';

/** Greys matter less, and few schemes have three that stay apart. */
const SIGHTS = VISIONS.filter((vision) => vision !== 'greyscale');

/** The given colours of a scheme, or the first others of it, in any order, that nobody takes for each other. */
export function distinctKeys(scheme: ColorScheme, given: readonly string[]): readonly string[] {
  return choose([...new Set([...given, ...Object.keys(scheme.category)])], given.length, [], scheme) ?? given;
}

function choose(
  keys: readonly string[],
  count: number,
  chosen: readonly string[],
  scheme: ColorScheme,
): readonly string[] | undefined {
  if (chosen.length === count) return chosen;
  for (const [index, key] of keys.entries()) {
    if (chosen.some((other) => areAlike(key, other, scheme))) continue;
    const found = choose(keys.slice(index + 1), count, [...chosen, key], scheme);
    if (found !== undefined) return found;
  }
  return undefined;
}

function areAlike(one: string, other: string, { category }: ColorScheme): boolean {
  const [first, second] = [category[one], category[other]];
  if (first === undefined || second === undefined) return true;
  return SIGHTS.some((vision) => seenDifference(first, second, vision) < DISTINCT_COLORS);
}
