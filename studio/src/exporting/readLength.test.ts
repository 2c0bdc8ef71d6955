import { expect, it } from 'vitest';
import { readLength } from './readLength.js';

it('reads lengths as people write them', () => {
  expect(['3', '0,5', '.5', '3 mm', '1/8in', '1/8 "', '0.3cm', '72pt', '-2'].map(readLength)).toEqual([
    3, 0.5, 0.5, 3, 3.175, 3.175, 3, 25.4, -2,
  ]);
  expect(['9000mm', '1/0in'].map(readLength)).toEqual([Infinity, Infinity]);
});

it('does not guess', () => {
  for (const text of ['', '-', '1/', '3 apples', '1,5,2', '36px']) expect(readLength(text), text).toBeNaN();
});
