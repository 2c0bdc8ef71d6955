import { filled, headingRow } from './headingRow.js';
import { readHeading } from './readHeading.js';
import type { TableRow } from './table.js';
import type { LeftOut } from './withoutHidden.js';

/** A sheet with such a name is preferred. */
const CARD_SHEET = /^(cards?|deck|karten?|cartes?|cartas?|carte)$/i;
const TEXTS: ReadonlySet<string> = new Set(['description', 'primary_text', 'secondary_text']);
/** If at least this share of a sheet's rows begins with the name of a column, the sheet explains columns. */
const HALF = 0.5;
/** The number of rows that is enough to rate a sheet. */
const SAMPLE_ROWS = 50;

/** A sheet of a workbook, with its rows that have any text. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly TableRow[];
  readonly leftOut: LeftOut;
}

export interface SheetRating {
  /** The sheet that is ranked highest is read, the first of several. */
  readonly rank: number;
  readonly hasCards: boolean;
}

/** How much a sheet looks like a table of cards. A readme, lists for menus, and notes on columns look less like one. */
export function rateSheet({ name, isHidden, rows }: Sheet): SheetRating {
  const [heading, ...body] = rows
    .slice(headingRow(rows))
    .slice(0, SAMPLE_ROWS)
    .map(({ cells }) => cells);
  const headings = heading ?? [];
  const names = headings.map(columnOf);
  const known = new Set(names.filter((each) => each !== undefined));
  const isTable = body.length > 0 && !explainsColumns(headings, body);
  const hasTitles = isTable && known.has('title');
  const hasTexts = isTable && known.size >= 2 && [...known].some((each) => TEXTS.has(each));
  const isCalledCards = body.length > 0 && CARD_SHEET.test(name.trim());
  const hasColumns = body.length > 0 && filled(headings) >= 2;
  // The first of these that is true decides, and a hidden sheet comes after all others.
  const ranks = [isCalledCards, hasTitles, hasTexts, hasColumns, true];
  const rank = ranks.length - ranks.indexOf(true);
  return { rank: isHidden ? rank - ranks.length : rank, hasCards: isCalledCards || hasTitles || hasTexts };
}

/** Whether rows are about columns or about the game: `Text | The rules of the card`, `Author | Ada`. */
function explainsColumns(headings: readonly string[], body: readonly (readonly string[])[]): boolean {
  const [first = -1, second, ...more] = headings.flatMap((cell, index) => (cell.trim() === '' ? [] : index));
  const count = body.filter((cells) => columnOf(cells[first] ?? '') !== undefined).length;
  const isPair = second !== undefined && more.length === 0 && columnOf(headings[second] ?? '') === undefined;
  return count > 0 && (isPair || (count >= 2 && count >= body.length * HALF));
}

function columnOf(cell: string): string | undefined {
  const heading = readHeading(cell);
  return heading.kind === 'column' ? heading.column.name : undefined;
}
