import { labelOfHeading, nameOfHeading } from '@cardwright/renderer';
import { type Column, valueColumn } from './columns.js';

/** The columns of a pasted block whose first row names them. */
export interface BlockHeader {
  /** By the block's columns; absent for a column without a name. */
  readonly columns: readonly (Column | undefined)[];
  /** The block's column that holds category names. */
  readonly category: number | undefined;
}

const CATEGORY = 'category';
const FIELD = /^field:/i;
const ALIASES: Readonly<Record<string, string>> = { name: 'title', text: 'description', number: 'cardnumber' };

/**
 * Whether a first row holds names: it names the title and at least half of its cells are known; the others become custom
 * values.
 */
export function headerOf(cells: readonly string[], columns: readonly Column[]): BlockHeader | undefined {
  // An id counts before a label that another column has as well: `Price €` and `Price $` are the same without their marks.
  const known = new Map([
    ...columns.map((column) => [plain(column.label), column] as const),
    ...columns.map((column) => [plain(column.id), column] as const),
  ]);
  const exact = new Map(columns.map((column) => [column.label.toLowerCase(), column]));
  const names = cells.map((cell) => ALIASES[plain(cell)] ?? plain(cell));
  const named = names.filter((name) => name !== '');
  const matched = named.filter((name) => known.has(name) || name === CATEGORY);
  if (!names.includes('title') || matched.length * 2 < named.length) return undefined;
  const category = names.indexOf(CATEGORY);
  const taken = new Set(columns.map(({ id }) => id));
  return {
    columns: names.map((name, index) => {
      if (name === '' || index === category) return undefined;
      const cell = (cells[index] ?? '').trim();
      return exact.get(cell.toLowerCase()) ?? known.get(name) ?? newColumn(cell.replace(FIELD, ''), taken);
    }),
    category: category < 0 ? undefined : category,
  };
}

/** `Card number`, `card_number` and `CARD NUMBER` are the same name. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(FIELD, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The column of a custom value that the deck does not have. Headings that leave the same name get numbers. */
function newColumn(heading: string, taken: Set<string>): Column {
  const base = nameOfHeading(heading);
  let name = base;
  for (let number = 2; taken.has(`field:${name}`); number += 1) name = `${base}_${number}`;
  taken.add(`field:${name}`);
  return valueColumn(name, labelOfHeading(heading, name));
}
