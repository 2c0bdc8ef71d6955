import { expect, it } from 'vitest';
import { rangesOf } from './rangesOf.js';

it('joins neighbours, whatever their order', () => {
  expect(rangesOf([])).toBe('');
  expect(rangesOf([9, 1, 2, 11, 3, 10, 4, 7, 7])).toBe('1–4, 7, 9–11');
});

it('ends after twelve ranges with the number of the others', () => {
  const odd = Array.from({ length: 13 }, (_, index) => 2 * index + 1);
  expect(rangesOf(odd.slice(0, 12))).toBe('1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23');
  expect(rangesOf([...odd, 26, 27])).toBe('1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23 and 3 more');
});
