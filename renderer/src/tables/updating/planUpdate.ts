import type { Problem } from '../../errors.js';
import { translate } from '../../schema/deck/translate.js';
import { parseDeckFile, type Card, type Category, type Deck } from '../../schema/index.js';
import { UUID } from '../../schema/values/uuid.js';
import { addCards } from '../addCards.js';
import { readHeadings } from '../readHeadings.js';
import type { Table } from '../table.js';
import { chooseKey, matchCards } from './matchCards.js';
import { tableFields, type TableField } from './tableField.js';

/** One value that differs. */
export interface FieldChange {
  /** As a heading names it: `title`, `title:de`, `field:cost`, `category`. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

interface Entry {
  /** Tells the entries of an update apart, so that some can be left out. */
  readonly key: string;
  /** The card's title in the deck's language. */
  readonly title: string;
  readonly category: string;
}

export interface AddedCard extends Entry {
  readonly card: Card;
  /** Index in `DeckUpdate.categories`. */
  readonly home: number;
  readonly row: number;
}

export interface ChangedCard extends Entry {
  /** Position in the deck, from 0, over all categories. */
  readonly index: number;
  readonly card: Card;
  readonly changes: readonly FieldChange[];
  /** Index in `DeckUpdate.categories`, if the table puts the card into another category. */
  readonly home?: number;
}

export interface RemovedCard extends Entry {
  readonly index: number;
}

/** What a table would change in a deck. Nothing is changed yet. */
export interface DeckUpdate {
  /** The categories of the deck, then those that the table adds, all without cards. */
  readonly categories: readonly Category[];
  readonly added: readonly AddedCard[];
  readonly changed: readonly ChangedCard[];
  readonly removed: readonly RemovedCard[];
  readonly unchanged: number;
  /** The row of each card of the deck, by its position; undefined for a card that is not in the table. */
  readonly rows: readonly (number | undefined)[];
  /** The field by which rows and cards were matched, and the fields to choose from. */
  readonly by: string;
  readonly fields: readonly string[];
  /** With an error among them, the update must not be applied. */
  readonly problems: readonly Problem[];
}

export interface UpdateOptions {
  /** Replacement headings by the heading in the table. */
  readonly renamed?: ReadonlyMap<string, string>;
  /** The field to match by, as `DeckUpdate.fields` names it; the best one if it is absent or not in the table. */
  readonly by?: string;
}

/**
 * Compares a deck with a table that should update it. Only fields that have a column change; an empty cell empties its
 * field, except that a card without a category stays where it is.
 */
export function planUpdate(deck: Deck, table: Table, { renamed, by }: UpdateOptions = {}): DeckUpdate {
  const language = deck.default_language;
  const { headings } = readHeadings(table, renamed);
  const fields = tableFields(headings, language);
  // Without positions, the order of the list applies.
  const empty = deck.categories.map(({ cards: _cards, position: _position, ...category }) => category);
  const added = addCards({ default_language: language, categories: empty }, table, renamed);
  const parsed = added.place(parseDeckFile(added.deck));
  const names = fields.map(({ name }) => name);
  const problems = [...added.problems, ...(parsed.ok ? parsed.warnings : parsed.problems)];
  if (!parsed.ok) return { ...NOTHING, by: by ?? '', fields: names, problems };
  const old = deck.categories.flatMap((category, home) => category.cards.map((card) => ({ card, home })));
  const next = parsed.value.categories.flatMap((category, home) => category.cards.map((card) => ({ card, home })));
  const categories = parsed.value.categories.map((category, home) => ({
    ...(deck.categories[home] ?? category),
    cards: [],
  }));
  const titleOf = (entity: Card | Category | undefined): string => {
    const { value } = translate(entity?.translations ?? {}, 'title', language, language);
    return typeof value === 'string' ? value : '';
  };
  const entry = ({ card, home }: { card: Card; home: number }, key: string): Entry => ({
    key,
    title: titleOf(card),
    category: titleOf(categories[home]),
  });
  const [cards, rows] = [old, next].map((list) => list.map(({ card }) => card)) as [Card[], Card[]];
  const field = fields.find(({ name }) => name === by) ?? chooseKey(cards, rows, fields);
  if (field === undefined) return { ...NOTHING, by: '', fields: names, problems };
  const match = matchCards(cards, rows, field);
  const rowOf = new Map(match.pairs);
  const compared = match.pairs.flatMap(([index, row]): ChangedCard[] => {
    const [before, after] = [old[index], next[row]];
    if (before === undefined || after === undefined) return [];
    const changes = differences(before.card, after.card, fields);
    // Rows without a category are in one without a title.
    const isMoved = after.home !== before.home && titleOf(categories[after.home]) !== '';
    if (changes.length === 0 && !isMoved) return [];
    const moves = {
      field: 'category',
      before: titleOf(categories[before.home]),
      after: titleOf(categories[after.home]),
    };
    return [
      {
        ...entry(before, `changed ${index}`),
        index,
        card: changes.reduce((card, { copy }) => copy(card, after.card), before.card),
        changes: [
          ...changes.map(({ field: name, before: one, after: other }) => ({ field: name, before: one, after: other })),
          ...(isMoved ? [moves] : []),
        ],
        ...(isMoved && { home: after.home }),
      },
    ];
  });
  return {
    categories,
    added: match.added.flatMap((row) => {
      const one = next[row];
      return one === undefined ? [] : [{ ...entry(one, `added ${row}`), ...one, row }];
    }),
    changed: compared,
    removed: match.removed.flatMap((index) => {
      const one = old[index];
      return one === undefined ? [] : [{ ...entry(one, `removed ${index}`), index }];
    }),
    unchanged: match.pairs.length - compared.length,
    rows: old.map((_, index) => rowOf.get(index)),
    by: field.name,
    fields: names,
    problems: [...problems, ...ambiguous(field.name, match.shared, table)],
  };
}

const NOTHING = { categories: [], added: [], changed: [], removed: [], unchanged: 0, rows: [] } as const;

interface Difference extends FieldChange {
  readonly copy: TableField['copy'];
}

function differences(before: Card, after: Card, fields: readonly TableField[]): readonly Difference[] {
  return fields.flatMap(({ name, read, copy }) => {
    const [one, other] = [read(before), read(after)];
    return one === other || name === 'id' || isSame(name, one, other)
      ? []
      : [{ field: name, before: one, after: other, copy }];
  });
}

/** What a server made of a file's reference: an uploaded picture has an address, and a template has an id. */
function isSame(field: string, before: string, after: string): boolean {
  if (field.endsWith('_template_id')) return UUID.test(before) && !UUID.test(after) && after !== '';
  return field === 'illustration' && after !== '' && isAddress(before) && !isAddress(after);
}

function isAddress(picture: string): boolean {
  return /^(data|https?):/i.test(picture) || picture.startsWith('/');
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
