import type { Problem } from '../errors.js';

/** A spreadsheet as text: a header and one row per card. */
export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  /** The line of the header row. */
  readonly headerLine: number;
  readonly rows: readonly TableRow[];
  readonly problems: readonly Problem[];
  /** For a workbook: the sheet that was read, and all sheets with rows. */
  readonly workbook?: { readonly sheet: string; readonly sheets: readonly string[] };
}

export interface TableRow {
  /** The line on which the row begins, from 1 as in editors and spreadsheets. */
  readonly line: number;
  readonly cells: readonly string[];
}
