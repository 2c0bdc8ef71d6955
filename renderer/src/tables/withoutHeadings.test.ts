import { expect, it } from 'vitest';
import { addCards } from './addCards.js';
import { readTable } from './readTable.js';
import { readCsv } from './readCsv.js';
import { withoutHeadings } from './withoutHeadings.js';

const LIST = 'Hail,3,3\nRain,1,2\n';
const bytes = new TextEncoder().encode(LIST);

it('makes a card of the first row, and names the columns so that they can be assigned', async () => {
  const table = await readTable(bytes, 'list.csv', { headings: false });
  expect(table.columns).toEqual(['Column 1', 'Column 2', 'Column 3']);
  expect(table.problems).toEqual([]);
  const renamed = new Map([['Column 1', 'title']]);
  const { deck } = addCards({ default_language: 'en' }, table, renamed);
  const titled = (title: string): object => ({ translations: { en: { title } } });
  expect(deck).toMatchObject({ categories: [{ cards: [titled('Hail'), titled('Rain')] }] });
});

it('is what the advice for a list without headings names', () => {
  const { problems } = addCards({ default_language: 'en' }, readCsv(bytes, 'list.csv'), new Map());
  expect(problems.find(({ code }) => code === 'table.no_title')?.fix).toContain(
    'If this line is already a card, add --no-headings and --column "Column 1=title".',
  );
});

it('asks only for the column with the titles', async () => {
  const { problems } = addCards(
    { default_language: 'en' },
    await readTable(bytes, 'list.csv', { headings: false }),
    new Map(),
  );
  expect(problems.find(({ code }) => code === 'table.no_title')?.fix).toBe(
    'Say which column has the titles, such as with --column "Column 1=title".',
  );
});

it('keeps a table whose names do not come from rows', () => {
  const table = { file: 'cards.json', columns: ['title'], headerLine: 1, rows: [], problems: [] };
  expect(withoutHeadings(table)).toBe(table);
});
