import { expect, it } from 'vitest';
import { CARD_SIZES } from '../../export/index.js';
import { usualSize } from './usualSize.js';

it.each([
  [2.5 / 3.5, 'poker-us'],
  [63 / 88, 'poker-euro'],
  [88 / 63, '88x63mm'],
  [0.7, 'poker-us'],
  [2 / 3, 'poker-us'],
  [undefined, 'poker-us'],
])('a design of the ratio %d is for the size %s', (ratio, size) => {
  expect(usualSize(CARD_SIZES, ratio)).toBe(size);
});

it('does not look beyond the sizes that a vendor offers', () => {
  const offered = CARD_SIZES.filter(({ slug }) => slug === 'poker-us' || slug === 'tarot');
  expect(usualSize(offered, 63 / 88)).toBe('poker-us');
});
