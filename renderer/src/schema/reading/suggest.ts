import { distance } from 'fastest-levenshtein';

const MAX_LENGTH = 100;

/** The allowed name closest to a misspelt one, or undefined when none is close. Case, `-` and `_` count little. */
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

/** One mistake in short names, two or more in longer ones; swapped letters count as two. */
function tolerance(name: string): number {
  return name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
}
