import type { CardTexts } from '@cardwright/renderer';
import { findCard, findCategory } from '../find.js';
import type { Recipe } from '../types.js';

type DeckText = 'title' | 'short_description' | 'description';
type CategoryText = 'title' | 'description';

const NO_DECK_TEXTS = { title: '', short_description: '', description: '', tags: [], external_links: [] };
const NO_CATEGORY_TEXTS = { title: '', description: '' };
const NO_CARD_TEXTS: CardTexts = { title: '', description: '', primary_text: '', secondary_text: '', one_liner: '' };

export function setDeckText(language: string, field: DeckText, text: string): Recipe {
  return (deck) => void (textsIn(deck.translations, language, NO_DECK_TEXTS)[field] = text);
}

export function setDeckTags(language: string, tags: readonly string[]): Recipe {
  return (deck) => void (textsIn(deck.translations, language, NO_DECK_TEXTS).tags = [...tags]);
}

export function setDeckLinks(language: string, links: readonly { label: string; url: string }[]): Recipe {
  return (deck) => void (textsIn(deck.translations, language, NO_DECK_TEXTS).external_links = [...links]);
}

export function setCategoryText(id: string, language: string, field: CategoryText, text: string): Recipe {
  return (deck) => {
    const category = findCategory(deck, id);
    if (category !== undefined) textsIn(category.translations, language, NO_CATEGORY_TEXTS)[field] = text;
  };
}

export function setCardText(id: string, language: string, field: keyof CardTexts, text: string): Recipe {
  return (deck) => {
    const found = findCard(deck, id);
    if (found !== undefined) textsIn(found.card.translations, language, NO_CARD_TEXTS)[field] = text;
  };
}

/** The texts in a language; created if missing. */
function textsIn<T extends object>(translations: Record<string, T>, language: string, none: object): T {
  return (translations[language] ??= { ...none, language_code: language } as T);
}
