import type { Problem } from '../errors.js';
import type { TableRow } from './table.js';

/** How spreadsheets in several languages name a row of sums. */
const TOTAL =
  /^(?:(?:grand |sub)?totals?|sum(?:me|ma)?|gesamt(?:summe)?|insgesamt|zwischensumme|total général|somme|totale|totaal|suma|razem|итого|всего|合计|合計|Σ)\s*:?$/iu;

/** Whether cells are such a name and apart from it only numbers or formulas, at least one. */
function isTotal(filled: readonly string[]): boolean {
  const rest = filled.filter((cell) => !TOTAL.test(cell));
  return rest.length === filled.length - 1 && rest.length > 0 && rest.every(isSum);
}

/** `1,250.00 €` or a formula that was not evaluated. */
export function isSum(cell: string): boolean {
  return cell.startsWith('=') || (/\d/.test(cell) && !/\p{L}/u.test(cell));
}

/** Warns if the last row of a table looks like its total. Nothing is left out: it may be a card. */
export function totalRow(row: TableRow, file: string): readonly Problem[] {
  const cells = row.cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (!isTotal(cells)) return [];
  return [
    {
      code: 'table.total_row',
      severity: 'warning',
      path: '',
      message: `The last row looks like a total (${cells.join(', ').slice(0, 60)}); it became a card.`,
      fix: 'Delete the row from the table if it is not a card.',
      place: { file, line: row.line },
    },
  ];
}
