import { setImmediate } from 'node:timers/promises';

const PORTION = 100;

/** Maps a list that may be long. Other requests are served after every portion. */
export async function mapInPortions<T, Result>(
  list: readonly T[],
  map: (entry: T, index: number) => Result,
  portion = PORTION,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, entry] of list.entries()) {
    if (index > 0 && index % portion === 0) await setImmediate();
    results.push(map(entry, index));
  }
  return results;
}
