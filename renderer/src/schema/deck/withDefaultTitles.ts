import { DEFAULT_CARD_TITLE } from './card.js';
import { DEFAULT_LANGUAGE } from './deck.js';
import { isObject, type JsonObject } from '../migrations/migration.js';
import { LANGUAGE_CODE } from '../values/values.js';

/**
 * Titles cards without a title in the deck's default language, while absent and empty still differ: an empty title is
 * intentional, an absent one becomes "New Card". A card that has only other languages does not change. Works on
 * unparsed input; the schema rejects anything invalid.
 */
export function withDefaultTitles(deck: JsonObject): JsonObject {
  const { default_language: given } = deck;
  const language = typeof given === 'string' && LANGUAGE_CODE.test(given) ? given : DEFAULT_LANGUAGE;
  return mapList(deck, 'categories', (category) => mapList(category, 'cards', (card) => withTitle(card, language)));
}

function withTitle(card: JsonObject, language: string): JsonObject {
  const { translations } = card;
  const untitled = { language_code: language, title: DEFAULT_CARD_TITLE };
  if (translations === undefined || translations === null) return { ...card, translations: { [language]: untitled } };
  if (typeof translations !== 'object') return card;
  if (Object.keys(translations).length === 0) return { ...card, translations: { [language]: untitled } };
  if (Array.isArray(translations)) {
    const titled = translations.map((texts: unknown) =>
      isObject(texts) && texts.language_code === language ? titledTexts(texts) : texts,
    );
    return { ...card, translations: titled };
  }
  const texts: unknown = (translations as JsonObject)[language];
  return isObject(texts) ? { ...card, translations: { ...translations, [language]: titledTexts(texts) } } : card;
}

function titledTexts(texts: JsonObject): JsonObject {
  return texts.title === undefined || texts.title === null ? { ...texts, title: DEFAULT_CARD_TITLE } : texts;
}

function mapList(owner: JsonObject, key: string, change: (entry: JsonObject) => JsonObject): JsonObject {
  const list = owner[key];
  if (!Array.isArray(list)) return owner;
  return { ...owner, [key]: list.map((entry: unknown) => (isObject(entry) ? change(entry) : entry)) };
}
