import type { Problem } from '../errors.js';
import { readHeading } from './readHeading.js';
import { sharedProblem } from './sharedProblem.js';
import type { TableRow } from './table.js';
import { isSum } from './totalRow.js';

/**
 * Whether the first row below the headings has units, such as kg and €: it has no title, and words only in columns
 * where all rows below have numbers.
 */
export function hasUnits([first, ...below]: readonly TableRow[], headings: readonly string[]): boolean {
  const title = headings.findIndex((heading) => {
    const read = readHeading(heading);
    return read.kind === 'column' && read.column.name === 'title';
  });
  if (first === undefined || title === -1 || cellAt(first, title) !== '') return false;
  return first.cells.every((_, column) => {
    const unit = cellAt(first, column);
    if (unit === '') return true;
    const numbers = below.map((row) => cellAt(row, column)).filter((cell) => cell !== '');
    return !/\d/.test(unit) && numbers.length > 0 && numbers.every(isSum);
  });
}

export function unitsSkipped(rows: readonly TableRow[], file: string): readonly Problem[] {
  return sharedProblem(rows, file, 'the units of the columns', {
    code: 'table.units_row',
    severity: 'info',
    path: '',
    message: 'it is skipped.',
  });
}

function cellAt({ cells }: TableRow, column: number): string {
  return (cells[column] ?? '').trim();
}
