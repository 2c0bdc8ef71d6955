import type { Problem } from '../errors.js';
import type { Heading } from './readHeading.js';
import { sharedProblem } from './sharedProblem.js';
import type { Table } from './table.js';

/** Attachments as Airtable exports them: `lamp.jpg (https://example.com/a1b2c3),moon.jpg (…)`. */
const ATTACHMENT = / \((https?:\/\/[^\s()]+)\)(?=,|$)/g;
const PICTURE = /^https?:\/\/\S+$|\.(?:png|jpe?g|jfif|webp|avif|gif|svg|tiff?|bmp)$/i;

/** What separates addresses, which may contain a comma, and names of files. */
const BETWEEN = { addresses: /[,;](?:\s|(?=https?:\/\/))|\n/, names: /[,;\n]/ };

/** The pictures that a cell lists, as Notion, Airtable and people do. Names of files may contain commas. */
export function picturesIn(cell: string): readonly string[] {
  const attachments = [...cell.matchAll(ATTACHMENT)].map(([, address = '']) => address);
  if (attachments.length > 0) return attachments;
  const parts = cell
    .split(cell.includes('://') ? BETWEEN.addresses : BETWEEN.names)
    .flatMap((part) => part.trim() || []);
  return parts.length > 0 && parts.every((part) => PICTURE.test(part)) ? parts : [cell];
}

/** More would bury the rest of the message. */
const MOST_NAMES = 5;

/** Reports the pictures that a card cannot show, since it has one. */
export function severalPictures(
  { rows, file }: Pick<Table, 'rows' | 'file'>,
  headings: readonly Heading[],
): readonly Problem[] {
  const column = headings.findIndex((heading) => heading.kind === 'column' && heading.column.name === 'illustration');
  const others = rows.map((row) => ({ ...row, pictures: picturesIn(row.cells[column] ?? '').slice(1) }));
  const affected = others.filter(({ pictures }) => pictures.length > 0);
  const names = affected.flatMap(({ pictures }) => pictures).map((picture) => `"${picture}"`);
  return sharedProblem(affected, file, 'several pictures', {
    code: 'table.several_pictures',
    severity: 'warning',
    path: 'illustration',
    message: `the card shows the first, and these are left out: ${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ' …' : ''}.`,
    fix: 'Put the picture that the card should show first, and others into columns of their own.',
  });
}
