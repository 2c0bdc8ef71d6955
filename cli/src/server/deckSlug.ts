import { slugify, type DeckFile } from '@cardwright/renderer';

/** A file name for a deck: its title, or its id if the title has no usable letters. */
export function slugOfDeck({ translations, default_language: language, id }: DeckFile): string {
  const title = translations[language]?.title ?? Object.values(translations)[0]?.title ?? '';
  return slugify(title).slice(0, 60) || (id ?? 'deck');
}
