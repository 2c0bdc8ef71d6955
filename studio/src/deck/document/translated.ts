import type { DeckDocument } from './types.js';

/** How much of a deck is translated into a language. */
export interface Completeness {
  /** Cards that are fully translated. */
  readonly cards: number;
  /** Cards with texts to translate. */
  readonly allCards: number;
  /** Share of all texts, from 0 to 1. */
  readonly share: number;
  readonly isComplete: boolean;
}

const CARD_TEXTS = ['title', 'description', 'primary_text', 'secondary_text', 'one_liner'];
const DECK_TEXTS = ['title', 'short_description', 'description'];
const CATEGORY_TEXTS = ['title', 'description'];

interface Translated {
  readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Fields without a text in this language that have one in the main language, or, for the main language, in any other. */
export function missingTexts(
  owner: Translated,
  fields: readonly string[],
  main: string,
  language: string,
): readonly string[] {
  return wantedTexts(owner, fields, main, language).filter((field) => !hasText(owner, language, field));
}

function wantedTexts(owner: Translated, fields: readonly string[], main: string, language: string): readonly string[] {
  const givers = language === main ? Object.keys(owner.translations) : [main];
  return fields.filter((field) => givers.some((code) => hasText(owner, code, field)));
}

/** The texts of a card that are not translated into a language. */
export function missingCardTexts(card: Translated, main: string, language: string): readonly string[] {
  return missingTexts(card, CARD_TEXTS, main, language);
}

export function completenessOf(deck: DeckDocument, language: string): Completeness {
  const main = deck.default_language;
  let wanted = 0;
  let missing = 0;
  let cards = 0;
  let allCards = 0;
  const count = (owner: Translated, fields: readonly string[]): number => {
    wanted += wantedTexts(owner, fields, main, language).length;
    const lacking = missingTexts(owner, fields, main, language).length;
    missing += lacking;
    return lacking;
  };
  count(deck, DECK_TEXTS);
  for (const category of deck.categories) {
    count(category, CATEGORY_TEXTS);
    for (const card of category.cards) {
      if (wantedTexts(card, CARD_TEXTS, main, language).length === 0) continue;
      allCards += 1;
      if (count(card, CARD_TEXTS) === 0) cards += 1;
    }
  }
  return { cards, allCards, share: wanted === 0 ? 1 : (wanted - missing) / wanted, isComplete: missing === 0 };
}

function hasText(owner: Translated, language: string, field: string): boolean {
  const text = owner.translations[language]?.[field];
  return typeof text === 'string' && text.trim() !== '';
}
