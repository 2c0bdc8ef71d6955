import { compareRanks, isRank, rankBetween, settleRanks, type Ranked } from './ranks.js';

/**
 * The list in its order, with new ranks for as few entries as possible: the longest ascending run of ranks stays, and the
 * others come between. Entries that keep their rank are the same objects.
 */
export function rankInOrder<T extends Ranked>(entries: readonly T[]): T[] {
  const kept = longestAscending(entries.map(({ position }) => position));
  let last: string | undefined;
  let next = 0;
  const placed = entries.map((entry, index) => {
    if (kept[next] === index) next += 1;
    else entry = { ...entry, position: rankBetween(last, entries[kept[next] ?? -1]?.position) ?? '' };
    last = entry.position;
    return entry;
  });
  return settleRanks(placed);
}

/** The indexes of the longest ascending run, which other entries may interrupt. */
function longestAscending(ranks: readonly string[]): readonly number[] {
  const rankAt = (index = -1): string => ranks[index] ?? '';
  /** For each length of a run, the index with the lowest rank that ends such a run. */
  const ends: number[] = [];
  const before = ranks.map((rank, index) => {
    if (!isRank(rank)) return undefined;
    let [shorter, longer] = [0, ends.length];
    while (shorter < longer) {
      const middle = (shorter + longer) >> 1;
      if (compareRanks(rankAt(ends[middle]), rank) < 0) shorter = middle + 1;
      else longer = middle;
    }
    ends[shorter] = index;
    return ends[shorter - 1];
  });
  const run: number[] = [];
  for (let index = ends.at(-1); index !== undefined; index = before[index]) run.unshift(index);
  return run;
}
