import type { Table, TableOptions } from '@cardwright/renderer/tables';
import { UsageError } from '../exitCode.js';

/** Parses `Front=title`: the meaning of columns by their headings. @throws UsageError */
export function readColumns(given: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    given.map((text) => {
      const at = text.lastIndexOf('=');
      const [column, meaning] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
      if (at < 1 || column === '' || meaning === '')
        throw new UsageError(`--column: "${text}" is invalid; write a heading and its meaning, such as "Front=title".`);
      return [column, meaning];
    }),
  );
}

/** @throws UsageError for a column that the table does not have */
export function checkColumns(renamed: ReadonlyMap<string, string>, columns: readonly string[] | undefined): void {
  for (const column of renamed.keys()) {
    if (columns === undefined) throw new UsageError('--column is only for tables; these cards are not from a table.');
    if (!columns.includes(column))
      throw new UsageError(
        `--column: there is no column "${column}"; the columns are ${columns.filter((name) => name !== '').join(', ')}.`,
      );
  }
}

/** @throws UsageError if options for workbooks are used, but the cards are not from one, or one for text files with a workbook */
export function checkWorkbook({ sheet, hidden, encoding }: TableOptions, table: Table | undefined): void {
  const option = sheet !== undefined ? '--sheet' : hidden === true ? '--hidden' : undefined;
  if (option !== undefined && table?.workbook === undefined)
    throw new UsageError(`${option} is only for workbooks (.xlsx or .ods); these cards are not from one.`);
  if (encoding !== undefined && table?.workbook !== undefined)
    throw new UsageError('--encoding is only for text files; a workbook says how it is encoded.');
}
