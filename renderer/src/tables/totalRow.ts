import type { Problem } from '../errors.js';
import type { Table, TableRow } from './table.js';

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

/** A whole or decimal number without signs around it, so that there is one way to read it. */
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** With fewer rows above, the numbers of a card may be sums by chance. */
const FEWEST_ROWS = 3;

/** Whether each number of a row is the sum of the column above. */
function addsUp(row: TableRow, above: readonly TableRow[]): boolean {
  const numberIn = (cell: string): number => (NUMBER.test(cell) ? Number(cell.replace(',', '.')) : NaN);
  const textIn = ({ cells }: TableRow, column: number): string => cells[column]?.trim() ?? '';
  return row.cells.every((_, column) => {
    const cell = textIn(row, column);
    if (cell === '' || TOTAL.test(cell)) return true;
    const filled = above.map((each) => textIn(each, column)).filter((text) => text !== '');
    return Math.abs(filled.reduce((sum, text) => sum + numberIn(text), 0) - numberIn(cell)) < 1e-6;
  });
}

/**
 * Looks for a total in the last row of a table, and warns of it. It is certain if its numbers are the sums of the columns;
 * otherwise it may be a card, and stays one.
 */
export function totalRow({ rows, file }: Pick<Table, 'rows' | 'file'>): {
  readonly isCertain: boolean;
  readonly problems: readonly Problem[];
} {
  const last = rows.at(-1);
  const cells = last?.cells.map((cell) => cell.trim()).filter((cell) => cell !== '') ?? [];
  if (last === undefined || !isTotal(cells)) return { isCertain: false, problems: [] };
  const above = rows.slice(0, -1);
  const isCertain = above.length >= FEWEST_ROWS && addsUp(last, above);
  const shown = cells.join(', ').slice(0, 60);
  const problem: Problem = {
    code: 'table.total_row',
    severity: 'warning',
    path: '',
    message: isCertain
      ? `The last row is the total of the others (${shown}); it was left out.`
      : `The last row looks like a total (${shown}); it became a card.`,
    fix: isCertain
      ? 'To make it a card, give it another name or a text.'
      : 'Delete the row from the table if it is not a card.',
    place: { file, line: last.line },
  };
  return { isCertain, problems: [problem] };
}
