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
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page: ListPage<Row> = await fetch({ ...query, limit: AT_ONCE, cursor });
    rows.push(...page.rows);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  saveRows(name, columns, rows);
}

/** Saves rows as a CSV file. @param name of the file, without its extension */
export function saveRows<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  const written = columns.flatMap(({ title, text }) => (text === undefined ? [] : [{ title, text }]));
  const cells = [written.map(({ title }) => title), ...rows.map((row) => written.map(({ text }) => text(row)))];
  // Without the mark, Excel would take UTF-8 for something else.
  saveFile(new Blob(['\uFEFF', toCsv(cells)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
