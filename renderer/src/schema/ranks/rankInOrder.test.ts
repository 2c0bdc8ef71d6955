import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankInOrder } from './rankInOrder.js';
import { compareRanks, initialRanks, isRank } from './ranks.js';

const [one = '', two = '', three = '', four = ''] = initialRanks(4);
const listOf = (...positions: readonly string[]) => positions.map((position) => ({ position }));
const ranksOf = (entries: readonly { readonly position: string }[]) => entries.map(({ position }) => position);

it('gives a new rank to the entry that moved, and to no other', () => {
  expect(ranksOf(rankInOrder(listOf(one, three, four, two)))).toEqual([one, three, four, '0|10000w:']);
  expect(ranksOf(rankInOrder(listOf(four, one, two, three)))).toEqual(['0|0zzzzs:', one, two, three]);
  expect(ranksOf(rankInOrder(listOf(one, '', two)))).toEqual([one, '0|100004:', two]);
});

it('renumbers all where there is no room', () => {
  const crowded = listOf(`0|100000:${'0'.repeat(54)}1`, '', `0|100000:${'0'.repeat(54)}2`);
  expect(ranksOf(rankInOrder(crowded))).toEqual(initialRanks(3));
});

it('keeps the order of any list, and entries whose ranks ascend', () => {
  const ranks = initialRanks(12);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ranks, ''), { maxLength: 12 }), (positions) => {
      const entries = positions.map((position, name) => ({ position, name }));
      const ranked = rankInOrder(entries);
      expect(ranked.map(({ name }) => name)).toEqual(entries.map(({ name }) => name));
      ranked.forEach(({ position }, index) => {
        expect(isRank(position)).toBe(true);
        if (index > 0) expect(compareRanks(ranked[index - 1]?.position ?? '', position)).toBe(-1);
      });
    }),
  );
  const sound = listOf(...ranks);
  expect(rankInOrder(sound)).toHaveLength(sound.length);
  rankInOrder(sound).forEach((entry, index) => expect(entry).toBe(sound[index]));
});
