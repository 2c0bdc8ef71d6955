import { expect, it } from 'vitest';
import { isPlain, queryOf, readFilter, writeFilter } from './exploreFilter.js';

const read = (query: string) => readFilter(new URLSearchParams(query));

it('keeps everything in the address', () => {
  const query =
    'q=rain+%26+fog&world=forest&tag=big&language=de&cards=some&sort=title&copying=free&printing=free&kept=here';
  expect(writeFilter(read(query)).toString()).toBe(query);
  expect(isPlain(read(query))).toBe(false);
});

it('ignores what it does not know', () => {
  expect(writeFilter(read('cards=constructor&sort=size&copying=no&page=3&q=++')).toString()).toBe('');
  expect(isPlain(read('utm_source=mail'))).toBe(true);
});

it('asks the server only for what is set', () => {
  expect(queryOf(read(''), ['one'])).toEqual({});
  expect(queryOf(read('kept=here&printing=free'), ['one', 'two'])).toEqual({ ids: 'one,two', printing: 'true' });
  expect(queryOf(read('cards=few&copying=free'), [])).toEqual({ max_cards: 20, copying: 'true' });
  expect(queryOf(read('cards=some'), [])).toEqual({ min_cards: 21, max_cards: 60 });
});
