import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findInterval, mergeCoverage, rangesHave } from './coverage.js';

type Range = readonly [from: number, to: number];

const LIMIT = 60;

/** Ascending, disjoint inclusive ranges below LIMIT. */
const rangesArbitrary = fc.uniqueArray(fc.nat(LIMIT - 1), { maxLength: 20 }).map((codes): Range[] => {
  const ranges: [number, number][] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
});

const has = (ranges: readonly Range[], code: number): boolean =>
  ranges.some(([from, to]) => from <= code && code <= to);

test('every code point belongs to the first entry that contains it', () => {
  fc.assert(
    fc.property(fc.array(rangesArbitrary, { maxLength: 6 }), (lists) => {
      const coverage = mergeCoverage(lists.map((ranges, index) => [`#${index}`, ranges] as const));
      for (let code = 0; code <= LIMIT; code++) {
        const first = lists.findIndex((ranges) => has(ranges, code));
        expect(findInterval(coverage, code)).toBe(first < 0 ? undefined : `#${first}`);
      }
    }),
  );
});

test('intervals ascend and do not overlap', () => {
  fc.assert(
    fc.property(fc.array(rangesArbitrary, { maxLength: 6 }), (lists) => {
      const { starts, ends } = mergeCoverage(lists.map((ranges, index) => [index, ranges] as const));
      starts.forEach((start, index) => {
        expect(start).toBeLessThanOrEqual(ends[index] ?? -1);
        expect(start).toBeGreaterThan(ends[index - 1] ?? -1);
      });
    }),
  );
});

test('rangesHave agrees with a linear search', () => {
  fc.assert(
    fc.property(rangesArbitrary, fc.integer({ min: -1, max: LIMIT }), (ranges, code) => {
      expect(rangesHave(ranges, code)).toBe(has(ranges, code));
    }),
  );
});
