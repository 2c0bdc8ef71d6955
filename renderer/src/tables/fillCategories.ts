import { counted } from '../counted.js';
import type { Problem } from '../errors.js';
import type { Heading } from './readHeading.js';
import { namedLines } from './sharedProblem.js';
import type { Table, TableRow } from './table.js';

/**
 * Fills in the categories of a table that writes each of them once, above the cards that belong to it, as a text file does
 * for merged cells. Does so only if the first row has a category, no category occurs twice, and there are several.
 */
export function fillCategories(
  table: Table,
  headings: readonly Heading[],
): { readonly rows: readonly TableRow[]; readonly problems: readonly Problem[] } {
  const columns = headings.flatMap((heading, index) =>
    heading.kind === 'column' && heading.column.name === 'category' ? [index] : [],
  );
  const grouping = columns.filter((column) => isGrouping(table.rows.map((row) => cellOf(row, column))));
  if (grouping.length === 0 || grouping.length < columns.length) return { rows: table.rows, problems: [] };
  const last = new Map<number, string>();
  const filled: TableRow[] = [];
  const rows = table.rows.map((row) => {
    const cells = [...row.cells];
    for (const column of grouping) {
      const cell = cellOf(row, column);
      if (cell === '') cells[column] = last.get(column) ?? '';
      else last.set(column, cell);
    }
    if (grouping.every((column) => cellOf(row, column) === '')) filled.push(row);
    return { ...row, cells };
  });
  return { rows, problems: told(filled, table.file) };
}

function isGrouping(cells: readonly string[]): boolean {
  const names = cells.filter((cell) => cell !== '');
  return cells[0] !== '' && names.length >= 2 && names.length < cells.length && new Set(names).size === names.length;
}

function cellOf({ cells }: TableRow, column: number): string {
  return (cells[column] ?? '').trim();
}

function told(rows: readonly TableRow[], file: string): readonly Problem[] {
  const [first] = rows;
  if (first === undefined) return [];
  const [get, fix] =
    rows.length === 1
      ? ['gets', 'If it has none, move it above the first category.']
      : ['get', 'If they have none, move them above the first category.'];
  return [
    {
      code: 'table.categories_filled',
      severity: 'info',
      path: 'category',
      message: `${counted(rows.length, 'row')} without a category (${namedLines(rows, file)}) ${get} the one above, because each category stands once.`,
      fix,
      place: { file, line: first.line },
    },
  ];
}
