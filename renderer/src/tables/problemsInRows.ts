import { counted } from '../counted.js';
import type { Problem } from '../errors.js';
import { sharedProblem } from './sharedProblem.js';
import type { TableRow } from './table.js';
import { isWorkbookFile } from './tableFile.js';

/** Rows that do not fit their table and cells with formulas, in the order of the lines. */
export function problemsInRows(
  rows: readonly TableRow[],
  columns: readonly string[],
  file: string,
): readonly Problem[] {
  const short = rows.filter(({ cells }) => cells.length < columns.length);
  const problems = [...shortRows(short, columns, file), ...rows.flatMap((row) => cellProblems(row, columns, file))];
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

/** What Excel, LibreOffice and Google Sheets show for formulas that fail. */
const FORMULA_ERROR = /^(#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|ERROR!)|Err:\d{3})$/;

/** `=A1`, `="Card "&B2` or `=-2*B2`, unlike texts such as `=)` and `= 3`. */
const FORMULA = /^=[+-]?(?:[A-Za-z("$[{@#]|'[^']*'!|[\d.]+[-+*/^&%])/;

/** Problems of cells are not put together: reports and editors mark each cell at its place. */
function cellProblems(row: TableRow, columns: readonly string[], file: string): Problem[] {
  const problems: Problem[] = [];
  const surplus = row.cells.findIndex((cell, index) => cell.trim() !== '' && index >= columns.length);
  if (surplus >= 0) {
    problems.push({
      code: 'table.surplus_cell',
      severity: 'error',
      path: '',
      message: `The row has ${row.cells.length} cells, but the table has only ${counted(columns.length, 'column')}; cell ${surplus + 1} has no column.`,
      fix: 'Quote texts that contain the delimiter, or name the column.',
      place: { file, line: row.line, column: surplus + 1 },
    });
  }
  const formula = row.cells.findIndex((cell) => FORMULA.test(cell.trim()));
  if (formula >= 0) problems.push(formulaProblem(row, columns, { file, index: formula }));
  const failed = row.cells.findIndex((cell) => FORMULA_ERROR.test(cell.trim()));
  if (failed >= 0) {
    problems.push({
      code: 'table.formula_error',
      severity: 'warning',
      path: columns[failed] ?? '',
      message: `A formula gave no value, but ${row.cells[failed]?.trim() ?? ''}, which would appear on the card.`,
      fix: 'Mend the formula in the spreadsheet, or empty the cell.',
      place: { file, line: row.line, column: failed + 1 },
    });
  }
  return problems;
}

/** A formula in a text file, or in a workbook that a program wrote without calculating it. */
function formulaProblem(
  { line, cells }: TableRow,
  columns: readonly string[],
  { file, index }: { readonly file: string; readonly index: number },
): Problem {
  const isWorkbook = isWorkbookFile(file);
  const cell = isWorkbook ? `The cell ${columnLetters(index)}${line}` : 'The cell';
  const formula = cells[index]?.trim().slice(0, 40) ?? '';
  return {
    code: 'table.formula',
    severity: 'warning',
    path: columns[index] ?? '',
    message: `${cell} holds a formula (${formula})${isWorkbook ? ' without its value' : ''}; it is kept as text and not evaluated.`,
    fix: isWorkbook
      ? 'Open the workbook in a spreadsheet program, which calculates it, and save it again.'
      : 'Save the table with values instead of formulas.',
    place: { file, line, column: index + 1 },
  };
}

/** `A` for 0, `Z` for 25 and `AA` for 26, as spreadsheets name columns. */
function columnLetters(index: number): string {
  const before = index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1);
  return `${before}${String.fromCharCode(65 + (index % 26))}`;
}
