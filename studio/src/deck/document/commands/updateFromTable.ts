import { type Card, type Category, type FieldLabels, withFieldLabels } from '@cardwright/renderer';
import type { DeckCard, DeckCategory, DeckDocument, Recipe } from '../types.js';

/** Where a deck's cards come from, kept with the deck as one of its own keys. Only its owner sees it. */
export interface TableSource {
  readonly url: string;
  /** The field by which rows and cards are matched. */
  readonly by: string;
  /** The meaning of columns, by their headings, as far as somebody chose it. */
  readonly columns: Readonly<Record<string, string>>;
  /** The name of the sheet, if the table is a workbook. */
  readonly sheet?: string;
}

/**
 * Takes over the categories of an update. New cards and categories get ids.
 * @param source stored if it is given
 * @param labels of custom fields, for those that have none in the deck
 */
export function updateFromTable(
  categories: readonly Category[],
  source?: TableSource,
  labels: FieldLabels = {},
): Recipe {
  const settled = categories.map(withIds);
  return (deck) => {
    deck.categories = settled;
    Object.assign(deck, withFieldLabels(deck, labels));
    if (source !== undefined) deck.table_source = source;
  };
}

/** The source that was stored with a deck as `table_source`; undefined if there is none, or none that can be read. */
export function tableSourceOf(source: DeckDocument['table_source']): TableSource | undefined {
  if (typeof source !== 'object' || source === null) return undefined;
  const { url, by, columns, sheet } = source as Partial<Record<keyof TableSource, unknown>>;
  if (typeof url !== 'string') return undefined;
  const chosen = typeof columns === 'object' && columns !== null ? Object.entries(columns) : [];
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return {
    url,
    by: typeof by === 'string' ? by : '',
    columns: Object.fromEntries(chosen.filter(isText)),
    ...(typeof sheet === 'string' && { sheet }),
  };
}

function withIds(category: Category): DeckCategory {
  if (category.id !== undefined && category.cards.every(hasId))
    return { ...category, id: category.id, cards: category.cards };
  const cards = category.cards.map((card): DeckCard => (hasId(card) ? card : { ...card, id: crypto.randomUUID() }));
  return { ...category, id: category.id ?? crypto.randomUUID(), cards };
}

function hasId(card: Card): card is DeckCard {
  return card.id !== undefined;
}
