import type { Problem } from '../errors.js';
import { otherHeadingRow } from './headingRow.js';
import type { Heading } from './readHeading.js';
import { unitOf } from './tableFile.js';
import type { Table } from './table.js';
import { suggestColumn } from './unknownColumns.js';

/** Reports a table without a column of titles: the column has another name, or another row has the headings. */
export function noTitle({ file, columns, headerLine, rows }: Table, headings: readonly Heading[]): Problem {
  const named = columns.filter((column) => column !== '');
  const likely = named.find((column) => suggestColumn(column) === 'title');
  const names = named.map((column) => `"${column}"`).join(', ');
  return {
    code: 'table.no_title',
    severity: 'warning',
    path: 'title',
    message: `No column is called title or name, so the cards have no titles. The columns are: ${names.slice(0, 200)}.`,
    fix: fixFor(likely ?? named[0] ?? 'Front', otherHeadingRow(rows)?.line, headings, unitOf(file)),
    place: { file, line: headerLine },
  };
}

/** @param likely the column that may have the titles @param other the line that may have the headings */
function fixFor(likely: string, other: number | undefined, headings: readonly Heading[], unit: string): string {
  if (other !== undefined)
    return `If ${unit} ${other} has the headings, delete the ${unit}s above it. Otherwise, rename the column with the titles to "title".`;
  const mayBeCard = headings.every(({ kind }) => kind === 'field');
  const otherwise = mayBeCard ? ` If this ${unit} is already a card, write a ${unit} with headings above it.` : '';
  return `Rename the column with the titles to "title", or import with --column "${likely}=title".${otherwise}`;
}
