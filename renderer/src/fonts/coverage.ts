/** Disjoint code point intervals in ascending order, each with its owner. */
export interface Coverage<Owner> {
  readonly starts: readonly number[];
  /** Inclusive. */
  readonly ends: readonly number[];
  readonly owners: readonly Owner[];
}

type Ranges = readonly (readonly [from: number, to: number])[];

/**
 * Assigns every code point to the first entry that contains it. Each entry's ranges are inclusive, ascending and
 * disjoint.
 */
export function mergeCoverage<Owner>(entries: readonly (readonly [Owner, Ranges])[]): Coverage<Owner> {
  // Divide and conquer keeps this O(n log n) for the hundreds of slices of a Japanese family.
  if (entries.length > 1) {
    const half = Math.ceil(entries.length / 2);
    return overlay(mergeCoverage(entries.slice(0, half)), mergeCoverage(entries.slice(half)));
  }
  const [owner, ranges] = entries[0] ?? [undefined, []];
  if (owner === undefined) return { starts: [], ends: [], owners: [] };
  return { starts: ranges.map(([from]) => from), ends: ranges.map(([, to]) => to), owners: ranges.map(() => owner) };
}

/** `upper`, with its gaps filled from `lower`. */
function overlay<Owner>(upper: Coverage<Owner>, lower: Coverage<Owner>): Coverage<Owner> {
  const merged: { start: number; end: number; owner: Owner }[] = [];
  each(upper, (start, end, owner) => merged.push({ start, end, owner }));
  let next = 0;
  each(lower, (from, end, owner) => {
    let start = from;
    while (next < upper.starts.length && (upper.ends[next] ?? 0) < start) next++;
    for (let gap = next; start <= end; gap++) {
      const blockedFrom = upper.starts[gap] ?? Infinity;
      if (blockedFrom > start) merged.push({ start, end: Math.min(end, blockedFrom - 1), owner });
      start = Math.max(start, (upper.ends[gap] ?? Infinity) + 1);
    }
  });
  merged.sort((a, b) => a.start - b.start);
  return {
    starts: merged.map(({ start }) => start),
    ends: merged.map(({ end }) => end),
    owners: merged.map(({ owner }) => owner),
  };
}

function each<Owner>(coverage: Coverage<Owner>, visit: (start: number, end: number, owner: Owner) => void): void {
  coverage.owners.forEach((owner, index) => visit(coverage.starts[index] ?? 0, coverage.ends[index] ?? 0, owner));
}

/** The owner of a code point, or undefined. */
export function findInterval<Owner>({ starts, ends, owners }: Coverage<Owner>, codePoint: number): Owner | undefined {
  const last = lastAtMost(starts.length, (index) => starts[index], codePoint);
  return codePoint <= (ends[last] ?? -Infinity) ? owners[last] : undefined;
}

/** Whether ascending inclusive ranges contain a code point. */
export function rangesHave(ranges: Ranges, codePoint: number): boolean {
  const last = lastAtMost(ranges.length, (index) => ranges[index]?.[0], codePoint);
  return codePoint <= (ranges[last]?.[1] ?? -Infinity);
}

/** Index of the last of `count` ascending values that is at most `limit`; -1 when all are greater. */
function lastAtMost(count: number, valueAt: (index: number) => number | undefined, limit: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((valueAt(middle) ?? Infinity) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
