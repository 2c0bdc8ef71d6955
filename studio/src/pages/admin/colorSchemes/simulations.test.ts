import { expect, it } from 'vitest';
import { filterMatrix, SIMULATIONS } from './simulations.js';

it.each(SIMULATIONS.map((each) => [each.label, each] as const))('%s leaves white and black as they are', (_, each) => {
  const numbers = filterMatrix(each).split(' ').map(Number);
  expect(numbers).toHaveLength(20);
  for (const start of [0, 5, 10]) {
    const row = numbers.slice(start, start + 5);
    expect(row.slice(0, 3).reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 3);
    expect(row.slice(3)).toEqual([0, 0]);
  }
});
