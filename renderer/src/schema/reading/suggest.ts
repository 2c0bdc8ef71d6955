import { distance } from 'fastest-levenshtein';

const MAX_LENGTH = 100;

/** The allowed name that is most like a misspelt one, or undefined when none is near. Case, `-` and `_` count little. */
export function nearestName(
  received: string,
  allowed: readonly string[],
  maximumSlips = tolerance(normalise(received)),
): string | undefined {
  if (received.length > MAX_LENGTH) return undefined;
  const wanted = normalise(received);
  let best: { name: string; distance: number } | undefined;
  for (const name of allowed) {
    const difference = distance(wanted, normalise(name));
    if (best === undefined || difference < best.distance) best = { name, distance: difference };
  }
  return best !== undefined && best.distance <= maximumSlips ? best.name : undefined;
}

function normalise(name: string): string {
  return name.toLowerCase().replaceAll(/[-_\s]/g, '');
}

/** One slip in short names; two or more in longer ones, where a swap of neighbours counts as two. */
function tolerance(name: string): number {
  return name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
}
