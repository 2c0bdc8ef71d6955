import {
  cardSchema,
  categorySchema,
  deckSchema,
  isServerKey,
  TEMPORARY_ID_KEYS,
  type Card,
  type Category,
  type Deck,
} from '@cardwright/renderer';
import type { WrittenCard, WrittenCategory, WrittenDeck } from '../../queries/decks/rows.js';
import type { References } from './resolveReferences.js';

/** Keys of deck files that are not part of a deck, so they are not kept as unknown keys. */
const FILE_KEYS: ReadonlySet<string> = new Set([
  'id',
  'categories',
  'cards',
  'templates',
  'color_scheme',
  'pulled_from',
  'schema_version',
  'world',
  'position',
  ...TEMPORARY_ID_KEYS,
]);

/** Whether a key belongs to a response or a file and is not part of a deck. */
export function isForeign(key: string): boolean {
  return FILE_KEYS.has(key) || isServerKey(key);
}

/** The keys of a schema that are columns of its table; the server itself gives ids and places. */
function columnsOf<Shape extends object>(shape: Shape): readonly Exclude<keyof Shape & string, Given>[] {
  return Object.keys(shape).filter((key) => !isForeign(key)) as Exclude<keyof Shape & string, Given>[];
}

type Given = 'id' | 'user_id' | 'category_id' | 'position' | 'categories' | 'cards';

const DECK = columnsOf(deckSchema.shape);
const CATEGORY = columnsOf(categorySchema.shape);
const CARD = columnsOf(cardSchema.shape);

export const CARD_COLUMNS: ReadonlySet<string> = new Set(CARD);

/** The deck's own columns that the input contains, with references as ids. */
export function deckColumns(deck: Partial<Deck>, references: References): Partial<WrittenDeck> {
  return { ...pick(deck, DECK), ...unknownKeys(deck, DECK), ...references.of(deck, '') };
}

export function categoryRow(
  category: Category,
  id: string,
  deckId: string,
  references: References,
  path: string,
): WrittenCategory {
  const { position } = category;
  return {
    ...pick(category, CATEGORY),
    ...references.of(category, path),
    id,
    deck_id: deckId,
    position,
    extra: extraOf(category, CATEGORY),
  };
}

export function cardRow(
  card: Card,
  id: string,
  category: Pick<WrittenCategory, 'id' | 'deck_id'>,
  references: References,
  path: string,
): WrittenCard {
  const { position } = card;
  const place = { id, deck_id: category.deck_id, category_id: category.id, position };
  return { ...pick(card, CARD), ...references.of(card, path), ...place, extra: extraOf(card, CARD) };
}

function pick<T extends object, K extends keyof T>(value: T, keys: readonly K[]): Pick<T, K> {
  const picked: Partial<Pick<T, K>> = {};
  for (const key of keys) if (key in value) picked[key] = value[key];
  return picked as Pick<T, K>;
}

/** If a partial deck has no unknown keys, the stored ones remain. */
function unknownKeys(deck: Partial<Deck>, known: readonly string[]): { extra?: Record<string, unknown> } {
  const extra = extraOf(deck, known);
  return Object.keys(extra).length === 0 ? {} : { extra };
}

function extraOf(value: object, known: readonly string[]): Record<string, unknown> {
  // Copies own keys one by one, so that a `__proto__` in a file stays an ordinary key.
  return Object.fromEntries(
    Object.keys(value).flatMap((key) =>
      known.includes(key) || isForeign(key) ? [] : [[key, (value as Record<string, unknown>)[key]]],
    ),
  );
}
