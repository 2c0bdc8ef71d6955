import type { Card, Category, Deck } from '@cardwright/renderer';
import type { WrittenCard, WrittenCategory, WrittenDeck } from '../../queries/decks/rows.js';
import type { References } from './resolveReferences.js';

/** Keys of responses and files that are not part of a deck, so they are not kept as unknown keys. */
const FOREIGN = new Set([
  'id',
  'user_id',
  'deck_id',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
  'listed_at',
  'categories',
  'cards',
  'author',
  'templates',
  'color_scheme',
  'designs',
  'pulled_from',
  'schema_version',
  'world',
  'category_count',
  'card_count',
  'cover',
  'temp_id',
  'tempId',
  'local_id',
  'localId',
  'position',
  'category_id',
]);

const DESIGNS = ['front_template_id', 'back_template_id'] as const;
const LOOKS = ['icon', 'illustration', 'translations'] as const;
const DECK = [
  ...DESIGNS,
  ...LOOKS,
  'world_id',
  'default_language',
  'color_scheme_id',
  'primary_color_key',
  'status',
  'ai_image_style',
  'copyright_info',
] as const;
const CATEGORY = [...DESIGNS, ...LOOKS] as const;
const CARD = [...DESIGNS, ...LOOKS, 'primary_color_key', 'card_number', 'attribution', 'copies', 'fields'] as const;

export const CARD_COLUMNS: ReadonlySet<string> = new Set(CARD);

/** Whether a key belongs to a response or a file and is not part of a deck. */
export function isForeign(key: string): boolean {
  return FOREIGN.has(key);
}

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
      known.includes(key) || FOREIGN.has(key) ? [] : [[key, (value as Record<string, unknown>)[key]]],
    ),
  );
}
