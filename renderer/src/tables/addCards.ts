import type { Parsed, Problem } from '../errors.js';
import { DEFAULT_LANGUAGE } from '../schema/index.js';
import { asObject, CategoryIndex, listOf } from './categoryIndex.js';
import { readHeadings } from './readHeadings.js';
import { rowToCard, type RawCard } from './rowToCard.js';
import type { Table, TableRow } from './table.js';

export interface AddedCards {
  /** The deck with the table's cards, to be parsed like any deck file. */
  readonly deck: unknown;
  /** Problems of the table itself. */
  readonly problems: readonly Problem[];
  /** Adds the cell's place to problems in these cards. */
  place<T>(parsed: Parsed<T>): Parsed<T>;
  /** The cell of a path in the deck, such as `categories[0].cards[2].icon`; undefined if it is not from the table. */
  readonly placeOf: (path: string) => Problem['place'];
}

interface PlacedRow {
  readonly line: number;
  readonly columns: RawCard['columns'];
}

/** Appends a table's rows as cards to an unparsed deck, so that one schema validates everything. */
export function addCards(deckValue: unknown, table: Table, renamed?: ReadonlyMap<string, string>): AddedCards {
  const deck = asObject(deckValue);
  // If the deck is not an object, or its lists are not arrays, the schema rejects it.
  if (
    deck !== deckValue ||
    !(deck.categories === undefined || deck.categories === null || Array.isArray(deck.categories))
  )
    return { deck: deckValue, problems: table.problems, place: (parsed) => parsed, placeOf: () => undefined };
  const { headings, problems } = readHeadings(table, renamed);
  const language = languageOf(deck);
  const index = new CategoryIndex(listOf(deck.categories), language);
  const rows = new Map<string, PlacedRow>();
  const hasCategories = headings.some((heading) => heading.kind === 'column' && heading.column.name === 'category');
  const homeless: TableRow[] = [];
  for (const row of table.rows) {
    const { card, category, columns, isLeftOut } = rowToCard(row, headings, language);
    if (isLeftOut) {
      problems.push(leftOut(table, row.line));
      continue;
    }
    if (category === undefined) homeless.push(row);
    const at = category === undefined ? index.unnamed() : index.named(category);
    const number = (index.categories[at]?.cards.push(card) ?? 1) - 1;
    rows.set(`${at} ${number}`, { line: row.line, columns });
  }
  const placeOf = (path: string): Problem['place'] => placeIn(rows, path, table.file);
  if (hasCategories && homeless[0] !== undefined) problems.push(withoutCategory(table, homeless));
  return {
    deck: { ...deck, categories: index.categories },
    problems: [...table.problems, ...problems],
    place: (parsed) => placeAll(parsed, placeOf),
    placeOf,
  };
}

function languageOf(deck: Record<string, unknown>): string {
  const given = deck.default_language;
  return typeof given === 'string' && given !== '' ? given : DEFAULT_LANGUAGE;
}

function leftOut(table: Table, line: number): Problem {
  return {
    code: 'table.no_copies',
    severity: 'info',
    path: '',
    message: 'The card has 0 copies and is skipped.',
    place: { file: table.file, line },
  };
}

function withoutCategory(table: Table, rows: readonly TableRow[]): Problem {
  const lines = rows.slice(0, 5).map(({ line }) => line);
  const more = rows.length > lines.length ? ' …' : '';
  return {
    code: 'table.no_category',
    severity: 'warning',
    path: 'category',
    message: `${rows.length} ${rows.length === 1 ? 'row has' : 'rows have'} no category (line ${lines.join(', ')}${more}); the cards went into a category without a title.`,
    fix: 'Enter a category in every row.',
    place: { file: table.file, line: rows[0]?.line ?? 1 },
  };
}

const CARD_PATH = /^categories\[(\d+)\]\.cards\[(\d+)\](?:\.(.+))?$/;

function placeIn(rows: ReadonlyMap<string, PlacedRow>, path: string, file: string): Problem['place'] {
  const match = CARD_PATH.exec(path);
  const row = match && rows.get(`${match[1] ?? ''} ${match[2] ?? ''}`);
  if (!row) return undefined;
  const column = columnOf(match[3] ?? '', row.columns);
  return { file, line: row.line, ...(column === undefined ? {} : { column: column + 1 }) };
}

function placeAll<T>(parsed: Parsed<T>, placeOf: AddedCards['placeOf']): Parsed<T> {
  const place = (problem: Problem): Problem => {
    const found = placeOf(problem.path);
    return found === undefined ? problem : { ...problem, place: found };
  };
  if (parsed.ok) return { ...parsed, warnings: parsed.warnings.map(place) };
  return { ...parsed, problems: parsed.problems.map(place) };
}

/** The column of the path or of its closest ancestor. */
function columnOf(path: string, columns: RawCard['columns']): number | undefined {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const column = columns.get(part);
    if (column !== undefined) return column;
  }
  return undefined;
}
