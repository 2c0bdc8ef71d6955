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
    columns: columns.map((_, index) => numberedColumn(index)),
    rows: [...headingRows, ...rows],
    problems: problems.filter(({ code }) => !OF_HEADINGS.has(code)),
  };
}

/** What a column without a heading is called. */
export function numberedColumn(index: number): string {
  return `Column ${index + 1}`;
}
