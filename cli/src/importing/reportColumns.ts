import type { Problem } from '@cardwright/renderer';
import { readHeadings, unknownColumnProblems, unknownColumns, type Table } from '@cardwright/renderer/tables';

/** Columns with unknown headings, with the way to map them. */
export function reportColumns(table: Table | undefined, renamed: ReadonlyMap<string, string>): readonly Problem[] {
  if (table === undefined) return [];
  const { headings } = readHeadings(table, renamed);
  return unknownColumnProblems(table, unknownColumns(table, headings, renamed));
}
