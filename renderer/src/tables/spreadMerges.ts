import { mayBeName, withGroups } from './joinHeadings.js';
import type { TableRow } from './table.js';

/** A rectangle of merged cells; rows and columns count from 0, ends are inclusive. */
export interface MergedCells {
  readonly s: { readonly r: number; readonly c: number };
  readonly e: { readonly r: number; readonly c: number };
}

/** Limit for malicious workbooks. Valid ones have far fewer merged cells, because these cannot overlap. */
const MOST_CELLS = 3_000_000;

/**
 * Copies the content of merged cells into all rows that they span. A category merged over ten rows then applies to ten
 * cards. Two rows of headings, of which the upper one has groups merged over several columns, become one; names that stand in
 * several groups get those of their groups.
 */
export function spreadMerges(rows: readonly TableRow[], merges: readonly MergedCells[]): TableRow[] {
  const spread = new Map(rows.map(({ line, cells }) => [line, [...cells]]));
  const last = rows.at(-1)?.line ?? 0;
  let budget = MOST_CELLS;
  for (const { s, e } of merges) {
    const value = spread.get(s.r + 1)?.[s.c] ?? '';
    if (value === '') continue;
    for (let line = s.r + 2; line <= Math.min(e.r + 1, last) && budget > 0; line += 1, budget -= 1) {
      const cells = spread.get(line);
      if (cells === undefined) continue;
      while (cells.length < s.c) cells.push('');
      cells[s.c] = value;
    }
  }
  const at = rows.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length >= 2);
  const [header, below] = [rows[at], rows[at + 1]];
  const names = below && { line: below.line, cells: spread.get(below.line) ?? [] };
  const joined = header && names && hasGroups(header, names, merges) ? headingsBelowGroups(header, names) : undefined;
  return rows
    .filter((row) => joined === undefined || row !== header)
    .map((row) =>
      joined !== undefined && row === below ? joined : { line: row.line, cells: spread.get(row.line) ?? [] },
    );
}

/** Whether a heading is merged over several columns, each of which has a name of its own below it. */
function hasGroups({ line }: TableRow, { cells }: TableRow, merges: readonly MergedCells[]): boolean {
  const groups = merges.filter(({ s, e }) => s.r + 1 === line && e.r === s.r && e.c > s.c);
  const isNamed = ({ s, e }: MergedCells): boolean =>
    cells.slice(s.c, e.c + 1).filter((cell) => cell !== '').length >= 2;
  return groups.some(isNamed) && cells.every((cell) => cell === '' || mayBeName(cell));
}

/** The names in the lower row, and those in the upper one with nothing below them. */
function headingsBelowGroups({ cells: above }: TableRow, { line, cells }: TableRow): TableRow {
  const width = Math.max(above.length, cells.length);
  const names = Array.from({ length: width }, (_, index) => {
    const [cell = '', upper = ''] = [cells[index], above[index]];
    return cell === '' ? upper : cell;
  });
  return { line, cells: withGroups(names, above) };
}
