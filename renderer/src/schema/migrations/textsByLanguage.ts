import { isObject, type JsonObject, type Migration } from './migration.js';

const DECK_TEXTS = ['title', 'short_description', 'description', 'tags', 'external_links'];
const CATEGORY_TEXTS = ['title', 'description'];
const CARD_TEXTS = ['title', 'description', 'primary_text', 'secondary_text', 'one_liner'];

/**
 * Deck files of version 1 had one language (`language`) with texts directly on deck, category and card, the number of
 * copies as `quantity`, and list order as `order` numbers.
 */
export const textsByLanguage: Migration = {
  to: 2,
  name: 'texts by language, copies, ranks',
  migrate(deck) {
    const { language: given, ...rest } = deck;
    const language = typeof given === 'string' && given !== '' ? given : 'en';
    const moved = moveTexts(rest, DECK_TEXTS, language);
    return {
      default_language: language,
      ...moved,
      ...(Array.isArray(rest.categories) && {
        categories: inOrder(rest.categories).map((category) => migrateCategory(category, language)),
      }),
    };
  },
};

function migrateCategory(category: unknown, language: string): unknown {
  if (!isObject(category)) return category;
  const moved = moveTexts(category, CATEGORY_TEXTS, language);
  if (!Array.isArray(category.cards)) return moved;
  return { ...moved, cards: inOrder(category.cards).map((card) => migrateCard(card, language)) };
}

function migrateCard(card: unknown, language: string): unknown {
  if (!isObject(card)) return card;
  const { quantity, ...rest } = moveTexts(card, CARD_TEXTS, language);
  return quantity === undefined ? rest : { copies: quantity, ...rest };
}

function moveTexts(entity: JsonObject, keys: readonly string[], language: string): JsonObject {
  const texts = Object.entries(entity).filter(([key]) => keys.includes(key));
  if (texts.length === 0 || entity.translations !== undefined) return entity;
  const rest = Object.entries(entity).filter(([key]) => !keys.includes(key));
  return { ...Object.fromEntries(rest), translations: { [language]: Object.fromEntries(texts) } };
}

/** Sorts entries by `order`, which is dropped; entries without it follow in the file's order. */
function inOrder(entries: readonly unknown[]): readonly unknown[] {
  const orderOf = (entry: unknown): number =>
    isObject(entry) && typeof entry.order === 'number' ? entry.order : Number.MAX_VALUE;
  return entries
    .toSorted((left, right) => orderOf(left) - orderOf(right))
    .map((entry) => {
      if (!isObject(entry)) return entry;
      const { order: _, ...rest } = entry;
      return rest;
    });
}
