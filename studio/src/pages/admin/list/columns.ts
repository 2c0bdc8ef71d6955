import { dateTime } from '../words/dateTime.js';
import type { Column } from './types.js';
import { grouped } from '../../../words/grouped.js';

/** A column of times: local on the page, as they are stored in the CSV file. @param read null for never */
export function dateColumn<Row>(title: string, read: (row: Row) => string | null, sort?: string): Column<Row> {
  return {
    title,
    cell: (row) => dateTime(read(row)),
    text: (row) => read(row) ?? '',
    ...(sort !== undefined && { sort }),
  };
}

/** A column of numbers, grouped on the page. */
export function numberColumn<Row>(title: string, read: (row: Row) => number, sort?: string): Column<Row> {
  return {
    title,
    cell: (row) => grouped(read(row)),
    text: read,
    isNumber: true,
    ...(sort !== undefined && { sort }),
  };
}
