import type { TableRow } from './table.js';

/** A rectangle of merged cells; rows and columns count from 0, ends are inside. */
export interface MergedCells {
  readonly s: { readonly r: number; readonly c: number };
  readonly e: { readonly r: number; readonly c: number };
}

/** Merged cells cannot overlap, so that honest workbooks have far fewer; dishonest ones are not followed for ever. */
const MOST_CELLS = 3_000_000;

/**
 * Writes what stands in merged cells into all rows that they span: a category merged over ten rows is that of ten cards,
 * and of a header of two rows the lower one is complete, so that the upper one can go.
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
  const isGrouped = merges.some(({ s, e }) => s.r + 1 === header?.line && e.r === s.r && e.c > s.c);
  return rows
    .filter((row) => !(isGrouped && row === header))
    .map(({ line }) => ({ line, cells: spread.get(line) ?? [] }));
}
