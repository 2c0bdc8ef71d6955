// This file imports no reader of tables, because those take long to load and are not needed to recognise a table by its
// name.
export const TABLE_ENDINGS = ['.csv', '.tsv', '.txt', '.xlsx', '.ods'] as const;

export function isTableFile(file: string): boolean {
  return TABLE_ENDINGS.some((ending) => file.toLowerCase().endsWith(ending));
}

/** Whether a table is a workbook, which may have several sheets, and whose cells have names such as B2. */
export function isWorkbookFile(file: string): boolean {
  return /\.(xlsx|ods)$/i.test(file);
}

/** The name of a table that was pasted. */
export const PASTED_TABLE = 'the pasted table';

/** What the lines of a table are: lines of a text, as editors number them, or rows, as spreadsheets do. */
export function unitOf(file: string): 'line' | 'row' {
  return isWorkbookFile(file) || file === PASTED_TABLE ? 'row' : 'line';
}

/** `line 3, column 2` in a text, `row 3, column B` in a spreadsheet. @param column from 1 */
export function namePlace(file: string, line: number, column?: number): string {
  const unit = unitOf(file);
  if (column === undefined) return `${unit} ${line}`;
  return `${unit} ${nameCell(file, line, column)}`;
}

/** Like `namePlace`, without the unit: `3, column 2` */
export function nameCell(file: string, line: number, column: number): string {
  return `${line}, column ${unitOf(file) === 'row' ? columnLetters(column - 1) : column}`;
}

/** `A` for 0, `Z` for 25 and `AA` for 26, as spreadsheets name columns. */
export function columnLetters(index: number): string {
  const before = index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1);
  return `${before}${String.fromCharCode(65 + (index % 26))}`;
}
