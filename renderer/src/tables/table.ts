import type { Problem } from '../errors.js';

/** A spreadsheet as text: a header and one row per card. */
export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  /** The line of the header row, or its row, as `TableRow.line`. */
  readonly headerLine: number;
  /** The rows that the names of the columns come from; absent if the names do not come from rows. */
  readonly headingRows?: readonly TableRow[];
  readonly rows: readonly TableRow[];
  readonly problems: readonly Problem[];
  readonly workbook?: WorkbookFacts;
}

/** The part of a workbook that the rows come from. */
export interface WorkbookFacts {
  /** The sheet that was read. */
  readonly sheet: string;
  /** All sheets with rows. */
  readonly sheets: readonly string[];
  /** Whether the hidden rows and columns of the sheet were read; absent if it has none. */
  readonly isHiddenRead?: boolean;
}

export interface TableRow {
  /** The line on which the row begins, from 1 as in editors; in workbooks and pasted cells, the row, as in spreadsheets. */
  readonly line: number;
  readonly cells: readonly string[];
}
