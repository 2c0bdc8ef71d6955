import type { Parsed, Problem } from '../errors.js';
import { withFieldLabels } from '../schema/deck/fieldLabels.js';
import { DEFAULT_LANGUAGE } from '../schema/index.js';
import { asObject, CategoryIndex, listOf } from './categoryIndex.js';
import { labelsOf } from './labelsOf.js';
import { fillCategories } from './fillCategories.js';
import { noCategory } from './noCategory.js';
import type { Heading } from './readHeading.js';
import { readHeadings } from './readHeadings.js';
import { rowToCard, type RawCard } from './rowToCard.js';
import { severalPictures } from './severalPictures.js';
import { sharedProblem } from './sharedProblem.js';
import { similarCategories } from './similarCategories.js';
import type { Table, TableRow } from './table.js';
import { totalRow } from './totalRow.js';

export interface AddedCards {
  /** The deck with the table's cards, to be parsed like any deck file. */
  readonly deck: unknown;
  /** Problems of the table itself. */
  readonly problems: readonly Problem[];
  /** Adds the cell's place to problems in these cards. */
  place<T>(parsed: Parsed<T>): Parsed<T>;
  /** The cell of a path in the deck, such as `categories[0].cards[2].icon`; undefined if it is not from the table. */
  readonly placeOf: (path: string) => Problem['place'];
  /** The lines of cards that name no category, although the table has a column for it. */
  readonly homeless: ReadonlySet<number>;
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
    return {
      deck: deckValue,
      problems: table.problems,
      place: (parsed) => parsed,
      placeOf: () => undefined,
      homeless: new Set(),
    };
  const language = languageOf(deck);
  const { headings, problems } = readHeadings(table, renamed, language);
  const index = new CategoryIndex(listOf(deck.categories), language);
  const rows = new Map<string, PlacedRow>();
  const hasCategories = headings.some((heading) => heading.kind === 'column' && heading.column.name === 'category');
  const skipped: TableRow[] = [];
  const homeless: TableRow[] = [];
  const total = totalRow(table);
  const rowsOfCards = total.isCertain ? table.rows.slice(0, -1) : table.rows;
  const cards = { ...table, rows: rowsOfCards.filter((each) => !hasOnlyUntickedBoxes(each, headings)) };
  // Cards that a deck has stay where they are if the table does not say otherwise.
  const { rows: read, problems: told } =
    listOf(deck.categories).length > 0 ? { rows: cards.rows, problems: [] } : fillCategories(cards, headings);
  problems.push(...told);
  for (const row of read) {
    const { card, category, columns, isLeftOut } = rowToCard(row, headings, language);
    if (isLeftOut) {
      skipped.push(row);
      continue;
    }
    if (category === undefined && hasCategories) homeless.push(row);
    const at = category === undefined ? index.unnamed() : index.named(category);
    const number = (index.categories[at]?.cards.push(card) ?? 1) - 1;
    rows.set(`${at} ${number}`, { line: row.line, columns });
  }
  const placeOf = (path: string): Problem['place'] => placeIn(rows, path, table.file);
  problems.push(...withoutCopies(skipped, table.file, skipped.length === read.length));
  const last = table.rows.at(-1);
  if (last !== undefined && !skipped.some(({ line }) => line === last.line)) problems.push(...total.problems);
  problems.push(...severalPictures({ ...table, rows: read }, headings));
  problems.push(...noCategory(homeless, table.file, listOf(deck.categories)));
  const given = listOf(deck.categories).length;
  const named = index.categories.map(({ cards: own, translations }, at) => ({
    title: titleIn(translations, language),
    cards: own.length,
    line: at < given ? undefined : rows.get(`${at} 0`)?.line,
  }));
  problems.push(...similarCategories(named, table.file));
  return {
    deck: { ...deck, ...withFieldLabels(deck, labelsOf(table, headings)), categories: index.categories },
    problems: [...table.problems, ...problems],
    place: (parsed) => placeAll(parsed, placeOf),
    placeOf,
    homeless: new Set(homeless.map(({ line }) => line)),
  };
}

/** An unticked box, as spreadsheets in several languages export it. */
const UNTICKED =
  /^(?:false|falsch|faux|falso|onwaar|fałsz|ложь|хибність|nepravda|hamis|falskt|falsk|usann|epätosi|yanlış)$/iu;

/** Whether a row is empty but for boxes in columns that are not the card's own, such as “done”: people fill them down. */
function hasOnlyUntickedBoxes({ cells }: TableRow, headings: readonly Heading[]): boolean {
  return cells.every((cell, index) => {
    const value = cell.trim();
    return value === '' || (headings[index]?.kind !== 'column' && UNTICKED.test(value));
  });
}

function languageOf(deck: Record<string, unknown>): string {
  const given = deck.default_language;
  return typeof given === 'string' && given !== '' ? given : DEFAULT_LANGUAGE;
}

function titleIn(translations: unknown, language: string): string {
  const { title } = asObject(asObject(translations)[language]);
  return typeof title === 'string' ? title : '';
}

function withoutCopies(rows: readonly TableRow[], file: string, isAll: boolean): readonly Problem[] {
  const problem = { code: 'table.no_copies', path: '' };
  if (!isAll)
    return sharedProblem(rows, file, '0 copies', { ...problem, severity: 'info', message: 'such cards are skipped.' });
  return sharedProblem(rows, file, '0 copies', {
    ...problem,
    severity: 'warning',
    message: 'such cards are skipped, so none is left.',
    fix: 'Enter 1 or more copies in the rows of the cards to print, or leave these cells empty for one copy.',
  });
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
