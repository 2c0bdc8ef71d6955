import { expect, it } from 'vitest';
import { numberColumn } from './columns.js';

it('groups the digits of a number on the page, not in the file', () => {
  const column = numberColumn('Cards', ({ cards }: { readonly cards: number }) => cards);
  expect(column.cell({ cards: 1_000 })).toBe('1,000');
  expect(column.text?.({ cards: 1_000 })).toBe(1_000);
});
