import type { PlayedDeck } from '../contract/decks.js';
import type { PlayedRow } from '../queries/decks/readPlayedDeck.js';
import { utc } from './utc.js';

/** A deck for playing: titles, and cards as ids with the index of their category. */
export function presentPlayedDeck(row: PlayedRow): PlayedDeck {
  const { id, default_language, author, ratio, colors } = row;
  const indexes = new Map(row.categories.map((category, index) => [category.id, index]));
  return {
    id,
    default_language,
    author,
    ratio,
    updated_at: utc(row.updated_at),
    translations: titlesOf(row.translations),
    categories: row.categories.map((category) => ({
      id: category.id,
      translations: titlesOf(category.translations),
      color: colors?.[category.primary_color_key ?? ''] ?? null,
    })),
    cards: row.cards.map(([card, category]) => [card, indexes.get(category) ?? 0]),
  };
}

function titlesOf(
  translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Record<string, { title: string }> {
  const entries = Object.entries(translations).map(
    ([language, { title }]) => [language, { title: typeof title === 'string' ? title : '' }] as const,
  );
  return Object.fromEntries(entries);
}
