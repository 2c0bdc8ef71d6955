import { filled, headingRow, knownColumns } from './headingRow.js';
import { repeatsHeadings } from './repeatedHeadings.js';
import type { MergedCells } from './spreadMerges.js';
import type { TableRow } from './table.js';

const COLUMN = 'category';

/**
 * Takes rows that are one merged cell, such as `FISH` above the fish, for categories: they are left out, and the rows below
 * get a column for them. A table with a column for categories, or with cards of one merged cell, stays as it is.
 */
export function sectionRows(rows: readonly TableRow[], merges: readonly MergedCells[]): readonly TableRow[] {
  const at = headingRow(rows);
  const header = rows[at];
  const wide = new Set(merges.filter(({ s, e }) => e.r === s.r && e.c > s.c).map(({ s }) => s.r + 1));
  const isSection = ({ line, cells }: TableRow): boolean => wide.has(line) && filled(cells) === 1;
  const body = rows.slice(at + 1);
  if (header === undefined || !body.some(isSection) || knownColumns(header.cells).has('category')) return rows;
  let section = '';
  // Nothing belongs to those at the end, such as a note, so they stay rows of their own.
  const last = body.findLastIndex((row) => !isSection(row));
  const cards = body.flatMap((row, index) => {
    if (repeatsHeadings(row, header)) return [{ ...row, cells: [...row.cells, COLUMN] }];
    if (!isSection(row) || index > last) return [{ ...row, cells: [...row.cells, index > last ? '' : section] }];
    section = row.cells.find((cell) => cell !== '') ?? '';
    return [];
  });
  return last < 0 ? rows : [...rows.slice(0, at), { ...header, cells: [...header.cells, COLUMN] }, ...cards];
}
