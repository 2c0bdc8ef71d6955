import { counted } from '../counted.js';
import type { Problem } from '../errors.js';
import type { TableRow } from './table.js';
import { unitOf } from './tableFile.js';

/** More would bury the rest of the message. */
export const MOST_LINES = 5;

/**
 * One problem for all rows that have it, at the first of them; none if there are no rows.
 * @param what what the rows have: `no category` gives `7 rows have no category (lines 3, 4, 8, 9, 12 …); …`
 * @param problem its message continues after the semicolon
 */
export function sharedProblem(
  rows: readonly Pick<TableRow, 'line'>[],
  file: string,
  what: string,
  problem: Omit<Problem, 'place'>,
): readonly Problem[] {
  const [first] = rows;
  if (first === undefined) return [];
  const have = rows.length === 1 ? 'has' : 'have';
  const message = `${counted(rows.length, 'row')} ${have} ${what} (${namedLines(rows, file)}); ${problem.message}`;
  return [{ ...problem, message, place: { file, line: first.line } }];
}

/** `line 3` or `lines 3, 4, 8, 9, 12 …`; `row 3` in a spreadsheet. */
export function namedLines(rows: readonly Pick<TableRow, 'line'>[], file: string): string {
  const lines = rows.slice(0, MOST_LINES).map(({ line }) => line);
  return `${unitOf(file)}${rows.length === 1 ? '' : 's'} ${lines.join(', ')}${rows.length > lines.length ? ' …' : ''}`;
}
