import { labelOfHeading, nameOfHeading } from '@cardwright/renderer';
import { readHeading } from '@cardwright/renderer/tables';
import type { CellBlock } from './cellBlock.js';
import type { Column } from './Column.js';
import { valueColumn } from './columns.js';

/** The columns of a pasted block whose first row names them. */
export interface BlockHeader {
  /** By the block's columns; absent for a column without a name. */
  readonly columns: readonly (Column | undefined)[];
}

const FIELD = /^field:/i;
/** A longer cell is a text of a card. */
const LONGEST_NAME = 40;

/**
 * Whether the first of several rows holds names: it names the title, and either at least half of its cells are known, or
 * all of them could be names. Unknown ones become custom values.
 */
export function headerOf(block: CellBlock, columns: readonly Column[]): BlockHeader | undefined {
  const [cells = [], ...rows] = block;
  // A copied cell may say `Name` as well.
  if (rows.length === 0) return undefined;
  const names = namesOf(cells, columns);
  const named = cells.filter((cell) => cell.trim() !== '');
  const known = names.filter((name) => name !== undefined);
  const areNames = named.every(mayBeName) && new Set(named.map(plain)).size === named.length;
  if (!names.includes('title') || (known.length * 2 < named.length && !areNames)) return undefined;
  const byId = new Map(columns.map((column) => [column.id, column]));
  const taken = new Set(byId.keys());
  return {
    columns: cells.map((cell, index) => {
      if (cell.trim() === '') return undefined;
      return byId.get(names[index] ?? '') ?? newColumn(cell.trim().replace(FIELD, ''), taken);
    }),
  };
}

/** The ids of the columns that cells name. Each is named once, by its own name before another word for it. */
function namesOf(cells: readonly string[], columns: readonly Column[]): readonly (string | undefined)[] {
  // An id counts before a label that another column has as well: `Price €` and `Price $` are the same without their marks.
  const known = new Map([
    ...columns.map(({ label, id }) => [plain(label), id] as const),
    ...columns.map(({ id }) => [plain(id), id] as const),
  ]);
  const exact = new Map(columns.map(({ label, id }) => [label.toLowerCase(), id]));
  const own = cells.map((cell) => exact.get(cell.trim().toLowerCase()) ?? known.get(plain(cell)));
  const used = new Set(own);
  return cells.map((cell, index) => {
    const found = own[index] ?? otherWord(cell, known);
    if (found === undefined || (own[index] === undefined && used.has(found))) return undefined;
    used.add(found);
    return found;
  });
}

/** The column that imported tables fill under such a heading, also in other languages: `Name`, `Beschreibung`, `Qté`. */
function otherWord(cell: string, known: ReadonlyMap<string, string>): string | undefined {
  const heading = readHeading(cell);
  return heading.kind === 'column' && heading.language === undefined
    ? known.get(plain(heading.column.name))
    : undefined;
}

function mayBeName(cell: string): boolean {
  return /\p{L}/u.test(cell) && cell.length <= LONGEST_NAME && !/[\n!?]|[.,;]\s|[.;]$/.test(cell.trim());
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
