import type { Problem } from '../errors.js';
import { filled } from './headingRow.js';
import { sharedProblem } from './sharedProblem.js';
import type { TableRow } from './table.js';

/** Whether a row has the headings again, as on each page of a printed table. One word may be a card. */
export function repeatsHeadings({ cells }: TableRow, { cells: headings }: TableRow): boolean {
  const isSame = (_: unknown, column: number): boolean =>
    (cells[column] ?? '').trim() === (headings[column] ?? '').trim();
  return filled(headings) >= 2 && cells.every(isSame) && headings.every(isSame);
}

export function headingsRepeated(rows: readonly TableRow[], file: string): readonly Problem[] {
  return sharedProblem(rows, file, 'the headings again', {
    code: 'table.headings_repeated',
    severity: 'info',
    path: '',
    message: 'they are skipped.',
  });
}
