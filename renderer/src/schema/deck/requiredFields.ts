import type { Deck } from './deck.js';

/** Labels of required fields that are missing: title and description in the default language, world, main language. */
export function missingDeckFields(
  deck: Pick<Deck, 'default_language' | 'translations' | 'world_id'>,
): readonly string[] {
  const texts = deck.translations[deck.default_language];
  const missing = {
    Title: isBlank(texts?.title),
    Description: isBlank(texts?.description),
    World: isBlank(deck.world_id),
    'Main Language': isBlank(deck.default_language),
  };
  return Object.entries(missing)
    .filter(([, isMissing]) => isMissing)
    .map(([label]) => label);
}

/** Whether a draft may be kept: it has a world, a main language and at least one translation. */
export function isValidDraft(deck: Pick<Deck, 'default_language' | 'translations' | 'world_id'>): boolean {
  return !isBlank(deck.world_id) && !isBlank(deck.default_language) && Object.keys(deck.translations).length > 0;
}

function isBlank(text: string | null | undefined): boolean {
  return text === undefined || text === null || text.trim() === '';
}
