import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copiesInOrder, type CopyOrder } from './copyOrder.js';

const cards = [
  { name: 'a', copies: 2 },
  { name: 'b', copies: 1 },
  { name: 'c', copies: 3 },
];
const names = (order: CopyOrder): string => [...copiesInOrder(cards, order)].map(({ name }) => name).join('');

describe('the order of copies', () => {
  it('groups them by card or by set', () => {
    expect(names('card')).toBe('aabccc');
    expect(names('set')).toBe('abcacc');
  });

  it('has the same cards in either order', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ copies: fc.nat(5) })), (list) => {
        const count = (order: CopyOrder): number[] => {
          const all = [...copiesInOrder(list, order)];
          return list.map((card) => all.filter((each) => each === card).length);
        };
        expect(count('set')).toEqual(count('card'));
      }),
    );
  });
});
