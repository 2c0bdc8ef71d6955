import type { Problem } from '../errors.js';
import { counted } from '../counted.js';
import { headingRow } from './headingRow.js';
import type { HiddenCells } from './hiddenCells.js';
import { readHeading } from './readHeading.js';
import type { TableRow } from './table.js';
import { listOf } from '../listOf.js';

/** The number of hidden rows, and the hidden columns, that have content. */
export interface LeftOut {
  readonly rows: number;
  /** The headings of the columns. */
  readonly columns: readonly string[];
}

/**
 * The rows of a sheet without those that it hides, and with the hidden columns empty, so that the others keep their
 * numbers. The headings stay, and so does a column of ids, which is often hidden but tells the cards apart.
 */
export function withoutHidden(
  rows: readonly TableRow[],
  hidden: HiddenCells,
): { readonly rows: readonly TableRow[]; readonly leftOut: LeftOut } {
  const heading = rows[headingRow(rows)];
  const isLeft = ({ line }: TableRow): boolean => hidden.rows.has(line - 1) && line > (heading?.line ?? 0);
  const names = heading?.cells ?? [];
  const columns = [...hidden.columns].filter(
    (index) => !isId(names[index]) && rows.some(({ cells }) => (cells[index] ?? '') !== ''),
  );
  const gone = new Set(columns);
  return {
    rows: rows
      .filter((row) => !isLeft(row))
      .map(({ line, cells }) => ({ line, cells: cells.map((cell, index) => (gone.has(index) ? '' : cell)) })),
    leftOut: { rows: rows.filter(isLeft).length, columns: columns.map((index) => names[index] ?? '') },
  };
}

function isId(name = ''): boolean {
  const heading = readHeading(name);
  return heading.kind === 'column' && heading.column.name === 'id';
}

export function hasAny({ rows, columns }: LeftOut): boolean {
  return rows + columns.length > 0;
}

/** Says what was left out. Rows may be cards that somebody misses. */
export function hiddenProblem({ rows, columns }: LeftOut, file: string): Problem {
  const named = columns.filter((name) => name !== '').map((name) => `"${name}"`);
  const list = named.length === 0 ? '' : ` (${listOf(named)})`;
  const parts = [
    ...(rows > 0 ? [counted(rows, 'hidden row')] : []),
    ...(columns.length > 0 ? [`${counted(columns.length, 'hidden column')}${list}`] : []),
  ];
  const isOne = rows + columns.length === 1;
  return {
    code: 'table.hidden',
    severity: rows > 0 ? 'warning' : 'info',
    path: '',
    message: `${parts.join(' and ')} ${isOne ? 'was' : 'were'} not read.`,
    fix: 'To read what is hidden, show it in the workbook, or use --hidden.',
    place: { file },
  };
}
