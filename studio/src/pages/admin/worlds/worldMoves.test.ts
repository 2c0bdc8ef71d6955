import { expect, it } from 'vitest';
import { placeAfter, placeAt, rowsOf, type Branch, type Move } from './worldMoves.js';

interface World extends Branch {
  readonly children: readonly World[];
}

const world = (id: string, parent_id: string | null, children: readonly World[] = []): World => ({
  ...{ id, parent_id, name: id, children },
});

const rows = rowsOf([world('forest', null, [world('fern', 'forest'), world('moss', 'forest')]), world('sea', null)]);

const find = (id: string) => {
  const row = rows.find((each) => each.world.id === id);
  if (row === undefined) throw new Error(id);
  return row;
};

it('lists every world behind its parent', () => {
  expect(rows.map(({ world: { id }, depth }) => [id, depth])).toEqual([
    ['forest', 0],
    ['fern', 1],
    ['moss', 1],
    ['sea', 0],
  ]);
});

it.each([
  ['moss', 'up', { parent_id: 'forest', index: 0 }],
  ['moss', 'down', undefined],
  ['moss', 'in', { parent_id: 'fern', index: 0 }],
  ['moss', 'out', { parent_id: null, index: 1 }],
  ['sea', 'in', { parent_id: 'forest', index: 2 }],
  ['sea', 'out', undefined],
  ['forest', 'in', undefined],
  ['forest', 'down', { parent_id: null, index: 1 }],
] as const)('moves %s %s', (id, move: Move, place) => {
  expect(placeAfter(rows, find(id), move)).toEqual(place);
});

it('drops a world in the place of another, but never below itself', () => {
  expect(placeAt(find('sea'), find('moss'))).toEqual({ parent_id: 'forest', index: 1 });
  expect(placeAt(find('forest'), find('moss'))).toBeUndefined();
  expect(placeAt(find('sea'), find('sea'))).toBeUndefined();
});
