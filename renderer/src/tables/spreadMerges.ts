import { withGroups } from './joinHeadings.js';
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
 * cards, and the lower row of a two-row header becomes complete, so that the upper one can be dropped; names
 * that stand in several groups get those of their groups.
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
  const header = rows.find(({ cells }) => cells.filter((cell) => cell !== '').length >= 2);
  const isGrouped =
    header !== undefined && merges.some(({ s, e }) => s.r + 1 === header.line && e.r === s.r && e.c > s.c);
  const names = isGrouped ? rows[rows.indexOf(header) + 1] : undefined;
  return rows
    .filter((row) => !(isGrouped && row === header))
    .map((row) => {
      const cells = spread.get(row.line) ?? [];
      return { line: row.line, cells: row === names ? withGroups(cells, header?.cells ?? []) : cells };
    });
}
