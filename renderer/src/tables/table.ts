import type { Problem } from '../errors.js';

/** A spreadsheet as text: a header and a row a card. */
export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  /** Where the row with the columns' names stands. */
  readonly headerLine: number;
  readonly rows: readonly TableRow[];
  readonly problems: readonly Problem[];
}

export interface TableRow {
  /** Where the row begins, counted from 1 as editors and spreadsheets do. */
  readonly line: number;
  readonly cells: readonly string[];
}
