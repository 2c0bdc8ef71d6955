import { expect, it } from 'vitest';
import { findPage } from './findPage.js';

/** Three pages with one row each. */
const asked: (string | undefined)[] = [];
const fetch = (cursor: string | undefined) => {
  asked.push(cursor);
  const index = Number(cursor ?? 0);
  return Promise.resolve({ rows: [index], total: 3, next_cursor: index < 2 ? String(index + 1) : null });
};

it.each([
  ['by its cursor', 3, [undefined, '1', '2'], ['2'], [2]],
  ['through the pages before it', 3, undefined, [undefined, '1', '2'], [2]],
  ['or the last one', 9, undefined, [undefined, '1', '2'], [2]],
  ['which may be the first', 1, undefined, [undefined], [0]],
])('finds a page %s', async (_, page, known, calls, rows) => {
  asked.length = 0;
  const found = await findPage(fetch, page, known);
  expect({ asked: [...asked], rows: found.rows, cursors: found.cursors }).toEqual({
    ...{ asked: calls, rows, cursors: known ?? calls },
  });
});
