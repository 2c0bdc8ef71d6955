import { expect, it } from 'vitest';
import { exportsLeft } from './exportsLeft.js';

it('says before the limit is reached that few exports are left', () => {
  expect([undefined, 6, 5, 1, 0].map((left) => exportsLeft(left))).toEqual([
    undefined,
    undefined,
    'only 5 more exports for now',
    'only 1 more export for now',
    'no more exports for now',
  ]);
});
