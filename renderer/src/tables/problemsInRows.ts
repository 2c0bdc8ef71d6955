import { counted } from '../counted.js';
import type { Problem } from '../errors.js';
import { isFormulaError } from './formulaErrors.js';
import { knownColumns } from './headingRow.js';
import { MOST_LINES, namedLines, sharedProblem } from './sharedProblem.js';
import type { TableRow } from './table.js';
import { columnLetters, isWorkbookFile, unitOf } from './tableFile.js';

/** Rows that do not fit their table and cells with formulas, in the order of the lines. */
export function problemsInRows(
  rows: readonly TableRow[],
  columns: readonly string[],
  file: string,
): readonly Problem[] {
  const short = rows.filter(({ cells }) => cells.length < columns.length);
  const surplusFix = `${knownColumns(columns).size > 0 ? '' : `If the headings are further down, delete the ${unitOf(file)}s above them. `}Quote texts that contain the delimiter, or name the column.`;
  const problems = [
    ...shortRows(short, columns, file),
    ...rows.flatMap((row) => surplusCell(row, columns, file, surplusFix)),
    ...columns.flatMap((column, index) => [
      ...formulas(cellsLike(isFormula, rows, index), column, file),
      ...failedFormulas(cellsLike(isFormulaError, rows, index), column, file),
    ]),
  ];
  return problems.toSorted((one, other) => (one.place?.line ?? 0) - (other.place?.line ?? 0));
}

/** A single short row may be broken, so its place is exact; several are from a program that omits empty cells. */
function shortRows(rows: readonly TableRow[], columns: readonly string[], file: string): readonly Problem[] {
  const problem = { code: 'table.short_row', severity: 'warning', path: '' } as const;
  const message = 'the missing ones are treated as empty.';
  if (rows.length !== 1)
    return sharedProblem(rows, file, `fewer than ${columns.length} cells`, { ...problem, message });
  return rows.map(({ line, cells }) => ({
    ...problem,
    message: `The row has only ${cells.length} of ${columns.length} cells; ${message}`,
    place: { file, line, column: cells.length + 1 },
  }));
}

/** `=A1`, `="Card "&B2` or `=-2*B2`, unlike texts such as `=)` and `= 3`. */
const FORMULA = /^=[+-]?(?:[A-Za-z("$[{@#]|'[^']*'!|[\d.]+[-+*/^&%])/;

/** Problems of surplus cells are not put together: reports and editors mark each at its place. */
function surplusCell(
  { cells, line }: TableRow,
  columns: readonly string[],
  file: string,
  fix: string,
): readonly Problem[] {
  const surplus = cells.findIndex((cell, index) => cell.trim() !== '' && index >= columns.length);
  if (surplus < 0) return [];
  return [
    {
      code: 'table.surplus_cell',
      severity: 'error',
      path: '',
      message: `The row has ${cells.length} cells, but the table has only ${counted(columns.length, 'column')}; cell ${surplus + 1} has no column.`,
      fix,
      place: { file, line, column: surplus + 1 },
    },
  ];
}

interface FoundCell {
  readonly line: number;
  /** From 0. */
  readonly index: number;
  readonly text: string;
}

const isFormula = (text: string): boolean => FORMULA.test(text);

function cellsLike(
  isWanted: (text: string) => boolean,
  rows: readonly TableRow[],
  index: number,
): readonly FoundCell[] {
  return rows.flatMap(({ line, cells }) => {
    const text = cells[index]?.trim() ?? '';
    return isWanted(text) ? [{ line, index, text }] : [];
  });
}

/** The formulas of a column, in a text file or in a workbook that a program wrote without calculating it. */
function formulas(found: readonly FoundCell[], column: string, file: string): readonly Problem[] {
  const [first] = found;
  if (first === undefined) return [];
  const isWorkbook = isWorkbookFile(file);
  const formula = first.text.slice(0, 40);
  const without = isWorkbook ? ' without its value' : '';
  const message =
    found.length === 1
      ? `${isWorkbook ? `The cell ${namedCells(found, file)}` : 'The cell'} holds a formula (${formula})${without}; it is kept as text and not evaluated.`
      : `${found.length} cells hold formulas${isWorkbook ? ' without their values' : ''} (${namedCells(found, file)}), such as ${formula}; they are kept as text and not evaluated.`;
  const fix = isWorkbook
    ? 'Open the workbook in a spreadsheet program, which calculates it, and save it again.'
    : 'Save the table with values instead of formulas.';
  return [{ code: 'table.formula', severity: 'warning', path: column, message, fix, place: placeOf(first, file) }];
}

/** The cells of a column whose formulas failed. */
function failedFormulas(found: readonly FoundCell[], column: string, file: string): readonly Problem[] {
  const [first] = found;
  if (first === undefined) return [];
  const message =
    found.length === 1
      ? `A formula gave no value, but ${first.text}, which would appear on the card.`
      : `${found.length} formulas gave no value (${namedCells(found, file)}), but errors such as ${first.text}, which would appear on the cards.`;
  const fix = 'Mend the formula in the spreadsheet, or empty the cell.';
  return [
    { code: 'table.formula_error', severity: 'warning', path: column, message, fix, place: placeOf(first, file) },
  ];
}

function placeOf({ line, index }: FoundCell, file: string): NonNullable<Problem['place']> {
  return { file, line, column: index + 1 };
}

/** `B2, B3 …` in a workbook, `lines 2, 3 …` elsewhere. */
function namedCells(found: readonly FoundCell[], file: string): string {
  if (!isWorkbookFile(file)) return namedLines(found, file);
  const names = found.slice(0, MOST_LINES).map(({ index, line }) => `${columnLetters(index)}${line}`);
  return `${names.join(', ')}${found.length > names.length ? ' …' : ''}`;
}
