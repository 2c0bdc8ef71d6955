import { expect, it } from 'vitest';
import { isOpaqueAt, OPACITY_GRID, opaqueParts } from './opaqueParts.js';

const gridOf = (alpha: (column: number, row: number) => number): number[] =>
  Array.from({ length: OPACITY_GRID ** 2 }, (_, at) => alpha(at % OPACITY_GRID, Math.floor(at / OPACITY_GRID)));

it('says where a picture with transparent parts is opaque, up to its edges', () => {
  const parts = opaqueParts(gridOf((column, row) => (column < 4 && row > 7 ? 252 : 120))) ?? '';
  const places = [
    [0, 1],
    [0.24, 0.51],
    [0.26, 0.51],
    [0.24, 0.49],
    [1, 1],
  ] as const;
  expect(places.map(([x, y]) => isOpaqueAt(parts, x, y))).toEqual([true, true, false, false, false]);
});

it('says nothing of a picture without transparent parts', () => {
  expect(opaqueParts(gridOf(() => 252))).toBeUndefined();
});
