import type { Table } from './table.js';

/** What is said of headings, which are cards here. */
const OF_HEADINGS: ReadonlySet<string> = new Set([
  'table.column_twice',
  'table.headings_below',
  'table.headings_joined',
  'table.unnamed_column',
]);

/** The table with its row of headings as the first card, and columns called “Column 1”, “Column 2” and so on. */
export function withoutHeadings(table: Table): Table {
  const { headingRows, columns, rows, problems } = table;
  if (headingRows === undefined) return table;
  return {
    ...table,
    columns: columns.map((_, index) => `Column ${index + 1}`),
    rows: [...headingRows, ...rows],
    problems: problems.filter(({ code }) => !OF_HEADINGS.has(code)),
  };
}
