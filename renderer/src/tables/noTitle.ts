import type { Problem } from '../errors.js';
import { columnOption } from './columnOption.js';
import { otherHeadingRow } from './headingRow.js';
import type { Heading } from './readHeading.js';
import { numberedColumn } from './withoutHeadings.js';
import { suggestColumn } from './suggestColumn.js';
import { unitOf } from './tableFile.js';
import type { Table } from './table.js';

/** How many columns a message names. */
const MOST_NAMED = 10;

/** Reports a table without a column of titles: the column has another name, or another row has the headings. */
export function noTitle({ file, columns, headerLine, rows }: Table, headings: readonly Heading[]): Problem {
  const named = columns.filter((column) => column !== '');
  const names = named.slice(0, MOST_NAMED).map((column) => `"${column}"`);
  const more = named.length - names.length;
  const unknown = columns.filter((_, index) => headings[index]?.kind === 'field');
  const likely = unknown.find((column) => suggestColumn(column) === 'title') ?? unknown[0];
  return {
    code: 'table.no_title',
    severity: 'warning',
    path: 'title',
    message: `No column is called title or name, so the cards have no titles. The columns are: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    fix: columns.every((column, index) => column === numberedColumn(index))
      ? `Say which column has the titles, such as with --column ${columnOption(numberedColumn(0), 'title')}.`
      : fixFor(likely ?? named[0] ?? 'Front', otherHeadingRow(rows)?.line, headings, unitOf(file)),
    place: { file, line: headerLine },
  };
}

/**
 * @param column the one that may have the titles
 * @param other the line that may have the headings
 */
function fixFor(column: string, other: number | undefined, headings: readonly Heading[], unit: string): string {
  if (other !== undefined)
    return `If ${unit} ${other} has the headings, delete the ${unit}s above it. Otherwise, rename the column with the titles to "title".`;
  const mayBeCard = headings.every(({ kind }) => kind === 'field');
  const otherwise = mayBeCard
    ? ` If this ${unit} is already a card, add --no-headings and --column "Column 1=title".`
    : '';
  return `Rename the column with the titles to "title", or use --column ${columnOption(column, 'title')}.${otherwise}`;
}
