import type { DeckFile, Problem } from '@cardwright/renderer';
import { readHeadings, unknownColumnProblems, unknownColumns, type Table } from '@cardwright/renderer/tables';

/** Columns with unknown headings, with the way to map them. */
export function reportColumns(
  deck: DeckFile,
  table: Table | undefined,
  renamed: ReadonlyMap<string, string>,
): readonly Problem[] {
  if (table === undefined) return [];
  const { headings } = readHeadings(table, renamed, deck.default_language);
  return unknownColumnProblems(table, headings, unknownColumns(table, headings, renamed));
}
