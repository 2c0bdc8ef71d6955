import type { Recipe } from '../types.js';

/** Adds a language to translate into; its texts come later. */
export function addLanguage(code: string): Recipe {
  return (deck) => {
    deck.translations[code] ??= {
      title: '',
      short_description: '',
      description: '',
      tags: [],
      external_links: [],
      language_code: code,
    };
  };
}

/** Including all its texts; the main language cannot be removed. */
export function removeLanguage(code: string): Recipe {
  return (deck) => {
    if (code === deck.default_language) return;
    for (const owner of [deck, ...deck.categories, ...deck.categories.flatMap(({ cards }) => cards)])
      Reflect.deleteProperty(owner.translations, code);
  };
}
