import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareRanks,
  initialRanks,
  insertAt,
  isRank,
  moveDown,
  moveTo,
  moveToFirst,
  moveToLast,
  moveUp,
  rankBetween,
  settleRanks,
} from './ranks.js';

interface Entry {
  readonly name: number;
  position: string;
}

function list(count: number): Entry[] {
  return initialRanks(count).map((position, name) => ({ name, position }));
}

function expectRanked(entries: readonly Entry[]): void {
  entries.forEach(({ position }, index) => {
    expect(isRank(position)).toBe(true);
    if (index > 0) expect(compareRanks(entries[index - 1]?.position ?? '', position)).toBe(-1);
  });
}

describe('ranks', () => {
  it('start at the bucket, in steps of 8, in base 36', () => {
    expect(initialRanks(4)).toEqual(['0|100000:', '0|100008:', '0|10000g:', '0|10000o:']);
    expect(initialRanks(0)).toEqual([]);
  });

  it('step by 8 at the ends and halve between neighbours', () => {
    expect(rankBetween('0|100000:', undefined)).toBe('0|100008:');
    expect(rankBetween(undefined, '0|100008:')).toBe('0|100000:');
    expect(rankBetween('0|100000:', '0|100008:')).toBe('0|100004:');
    expect(rankBetween(undefined, undefined)).toBe('0|100000:');
  });

  it.each([
    ['0|100000:', '0|100000:'],
    ['0|100008:', '0|100000:'],
    ['0|100000:', '1|100008:'],
    ['0|100000', undefined],
    [undefined, 'x'],
    ['0|zzzzzz:', undefined],
    [undefined, '0|000000:'],
  ])('do not exist between %s and %s', (before, after) => {
    expect(rankBetween(before, after)).toBeUndefined();
  });

  it.each(['', '3|100000:', '0|10000:', '0|100000:0', '0|100000:A', `0|100000:${'1'.repeat(80)}`])(
    '%s is not a rank',
    (text) => {
      expect(isRank(text)).toBe(false);
    },
  );

  it('stay valid and ordered after any moves; only the moved entry changes unless all are renumbered', () => {
    const moves = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 60 });
    fc.assert(
      fc.property(moves, (steps) => {
        let entries = list(12);
        for (const [from, to] of steps) {
          const names = entries.map(({ name }) => name);
          const [moved] = names.splice(from, 1);
          names.splice(to, 0, moved ?? -1);
          entries = moveTo(entries, from, to);
          expect(entries.map(({ name }) => name)).toEqual(names);
          expectRanked(entries);
        }
      }),
    );
  });

  it('are renumbered when there is no space between neighbours', () => {
    const crowded = [
      { name: 0, position: `0|100000:${'0'.repeat(54)}1` },
      { name: 1, position: `0|100000:${'0'.repeat(54)}2` },
    ];
    expect(insertAt(crowded, { name: 2, position: '' }, 1)).toEqual([
      { name: 0, position: '0|100000:' },
      { name: 2, position: '0|100008:' },
      { name: 1, position: '0|10000g:' },
    ]);
  });

  it('survive a thousand insertions at the same place', () => {
    let entries = list(2);
    for (let name = 2; name < 1_002; name += 1) entries = insertAt(entries, { name, position: '' }, 1);
    expect(entries).toHaveLength(1_002);
    expectRanked(entries);
  });

  it('move up, down, to first and to last, and no further', () => {
    const names = (entries: readonly Entry[]): number[] => entries.map(({ name }) => name);
    expect(names(moveUp(list(3), 2))).toEqual([0, 2, 1]);
    expect(names(moveUp(list(3), 0))).toEqual([0, 1, 2]);
    expect(names(moveDown(list(3), 0))).toEqual([1, 0, 2]);
    expect(names(moveDown(list(3), 2))).toEqual([0, 1, 2]);
    expect(names(moveToFirst(list(3), 2))).toEqual([2, 0, 1]);
    expect(names(moveToLast(list(3), 0))).toEqual([1, 2, 0]);
    expect(names(moveTo(list(3), 7, 0))).toEqual([0, 1, 2]);
  });

  it('become sequential on collision and otherwise stay', () => {
    const sound = list(3);
    expect(settleRanks(sound)).toEqual(sound);
    const collided = sound.map((entry) => ({ ...entry, position: '0|100000:' }));
    expect(settleRanks(collided).map(({ position }) => position)).toEqual(initialRanks(3));
  });
});
