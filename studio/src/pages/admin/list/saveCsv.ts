import { saveFile } from '../../../browser/saveFile.js';
import { toCsv } from './toCsv.js';
import type { Column, ListPage, ListSource } from './types.js';

/** The most that the server gives at once. */
const AT_ONCE = 500;

/** Saves all pages of a list as a CSV file, page by page. @param query the search, sort and filters */
export async function saveCsv<Row, Query>(
  { name, fetch }: ListSource<Row, Query>,
  columns: readonly Column<Row>[],
  query: Query,
): Promise<void> {
  const written = columns.flatMap(({ title, text }) => (text === undefined ? [] : [{ title, text }]));
  const rows: (string | number)[][] = [written.map(({ title }) => title)];
  let cursor: string | undefined;
  do {
    const page: ListPage<Row> = await fetch({ ...query, limit: AT_ONCE, cursor });
    rows.push(...page.rows.map((row) => written.map(({ text }) => text(row))));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  // Without the mark, Excel would take UTF-8 for something else.
  saveFile(new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
