import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareWidth } from './shareWidth.js';

const need = (least: number, natural: number) => ({ least, natural });

test.each([
  ['natural widths where all fit', [need(1, 2), need(3, 9)], 20, [2, 9]],
  ['the rest for the column that wants most', [need(1, 2), need(3, 90)], 20, [2, 18]],
  ['equal parts for two that want more', [need(1, 50), need(1, 90)], 20, [10, 10]],
  ['never less than a word', [need(15, 50), need(1, 90)], 20, [15, 5]],
  ['less where the words have no room', [need(2, 5), need(30, 50)], 20, [2, 18]],
  ['nothing without any room', [need(2, 5)], -3, [0]],
  ['no columns', [], 3, []],
])('%s', (_name, columns, available, expected) => {
  const shared = shareWidth(columns, available);
  expect(shared.map((width) => Math.round(width * 1e6) / 1e6)).toEqual(expected);
});

test('fills the width, and nothing more, unless all fit', () => {
  const column = fc
    .record({ least: fc.integer({ min: 0, max: 50 }), more: fc.integer({ min: 0, max: 200 }) })
    .map(({ least, more }) => need(least, least + more));
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 300 }), (columns, room) => {
      const total = shareWidth(columns, room).reduce((sum, width) => sum + width, 0);
      const natural = columns.reduce((sum, { natural: width }) => sum + width, 0);
      expect(total).toBeCloseTo(Math.min(room, natural), 6);
    }),
  );
});
