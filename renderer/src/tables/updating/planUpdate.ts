import type { Problem } from '../../errors.js';
import { parseDeckFile, type Card, type Category, type Deck } from '../../schema/index.js';
import { addCards } from '../addCards.js';
import { labelsOf } from '../labelsOf.js';
import { isNoCategory, noCategory } from '../noCategory.js';
import { readHeadings } from '../readHeadings.js';
import type { Table } from '../table.js';
import { compareCards, type PlacedCard } from './compareCards.js';
import { chooseKey, matchCards } from './matchCards.js';
import { tableFields } from './tableField.js';
import type { DeckUpdate } from './types.js';
import { withPaths } from './withPaths.js';

export interface UpdateOptions {
  /** Replacement headings by the heading in the table. */
  readonly renamed?: ReadonlyMap<string, string>;
  /** The path of a picture or design in the deck, for its path in the table. */
  readonly pathOf?: (path: string) => string;
  /** The field to match by, as `DeckUpdate.fields` names it; the best one if it is absent or not in the table. */
  readonly by?: string;
}

/**
 * Compares a deck with a table that should update it. Only fields that have a column change; an empty cell empties its
 * field, except that a card without a category stays where it is.
 */
export function planUpdate(deck: Deck, table: Table, { renamed, by, pathOf }: UpdateOptions = {}): DeckUpdate {
  const language = deck.default_language;
  const { headings } = readHeadings(table, renamed, language);
  const fields = tableFields(headings, language);
  // Without positions, the order of the list applies.
  const empty = deck.categories.map(({ cards: _cards, position: _position, ...category }) => category);
  const added = addCards({ default_language: language, categories: empty }, table, renamed);
  const parsed = added.place(parseDeckFile(added.deck));
  const names = fields.map(({ name }) => name);
  // Cards of the deck that have no category in the table stay where they are.
  const ofTable = added.problems.filter((problem) => !isNoCategory(problem));
  const problems = [...ofTable, ...(parsed.ok ? parsed.warnings : parsed.problems)];
  if (!parsed.ok) return { ...NOTHING, by: by ?? '', fields: names, problems };
  const moved = (card: Card): Card => (pathOf === undefined ? card : withPaths(card, pathOf));
  const old = placedCards(deck.categories);
  const next = parsed.value.categories.flatMap(({ cards }, home) =>
    cards.map((card, index) => {
      const line = added.placeOf(`categories[${home}].cards[${index}]`)?.line ?? 0;
      return { card: moved(card), home, line };
    }),
  );
  const [cards, rows] = [old.map(({ card }) => card), next.map(({ card }) => card)];
  const field = fields.find(({ name }) => name === by) ?? chooseKey(cards, rows, fields);
  if (field === undefined)
    return { ...NOTHING, by: '', fields: names, problems: [...problems, nothingInCommon(table)] };
  const match = matchCards(cards, rows, field);
  const rowOf = new Map(match.pairs);
  const homeless = match.added.flatMap((row) => next[row] ?? []).filter(({ line }) => added.homeless.has(line));
  const categories = parsed.value.categories.map((category, home) => ({
    ...(deck.categories[home] ?? category),
    cards: [],
  }));
  return {
    categories,
    ...compareCards({ old, next, match, fields, categories, language }),
    rows: old.map((_, index) => rowOf.get(index)),
    labels: labelsOf(table, headings),
    by: field.name,
    fields: names,
    problems: [
      ...problems,
      ...noCategory(homeless, table.file, deck.categories),
      ...ambiguous(field.name, match.shared, table),
    ],
  };
}

const NOTHING = { categories: [], added: [], changed: [], removed: [], unchanged: 0, rows: [], labels: {} } as const;

function placedCards(categories: readonly Category[]): readonly PlacedCard[] {
  return categories.flatMap((category, home) => category.cards.map((card) => ({ card, home })));
}

function nothingInCommon({ file }: Table): Problem {
  return {
    code: 'table.no_key',
    severity: 'error',
    path: '',
    message: 'No column of the table has a value on any card of the deck, so rows and cards cannot be matched.',
    fix: 'Assign the columns as you did for the import, for example to the title.',
    place: { file },
  };
}

function ambiguous(field: string, shared: readonly string[], { file }: Table): Problem[] {
  if (shared.length === 0) return [];
  const some = shared.slice(0, 3).map((value) => `"${value}"`);
  return [
    {
      code: 'table.shared_key',
      severity: 'warning',
      path: field,
      message: `Several cards have the same ${field}: ${some.join(', ')}${shared.length > 3 ? ' …' : ''}. They are matched in their order.`,
      fix: 'Match by another column, such as a card number of their own.',
      place: { file },
    },
  ];
}
