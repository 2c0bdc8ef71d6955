import type { ListedDeck } from '../api/decks.js';

/** A deck's title in its default language, otherwise in any language that has one. */
export function deckTitle({
  translations,
  default_language,
}: Pick<ListedDeck, 'translations' | 'default_language'>): string {
  const own = translations[default_language]?.title.trim();
  if (own !== undefined && own !== '') return own;
  const other = Object.values(translations).find(({ title }) => title.trim() !== '');
  return other?.title ?? 'Untitled deck';
}
