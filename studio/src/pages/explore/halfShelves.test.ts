import { expect, test } from 'vitest';
import { halfShelves } from './halfShelves.js';

test('pairs small shelves and leaves no hole beside one', () => {
  expect(halfShelves([1, 3, 2, 4, 1])).toEqual([true, true, false, false, false]);
  expect(halfShelves([5, 1, 1, 1, 1])).toEqual([false, true, true, true, true]);
  expect(halfShelves([1])).toEqual([false]);
  expect(halfShelves([])).toEqual([]);
});
