import { nameOfLanguage } from '../languages/nameOfLanguage.js';
import { visitorsAmong } from './textOf.js';

interface Translated {
  readonly translations: Readonly<Record<string, unknown>>;
}

interface TranslatedDeck extends Translated {
  readonly default_language: string;
  /** The languages of the deck's texts and its cards. Absent if the browser has kept the deck since an earlier version. */
  readonly languages?: readonly string[] | undefined;
}

/** @param wanted a language; by default the visitor's, or the deck's main one */
export function languageOf(deck: TranslatedDeck, wanted: string | null): string {
  const codes = codesOf(deck);
  return wanted !== null && codes.includes(wanted) ? wanted : (visitorsAmong(codes) ?? deck.default_language);
}

/** The languages of a deck and of its parts, its main one first. @param parts categories and cards, as far as they are known */
export function codesOf(deck: TranslatedDeck, parts: readonly Translated[] = []): readonly string[] {
  const { default_language: main, languages = Object.keys(deck.translations) } = deck;
  return [...new Set([main, ...languages, ...parts.flatMap(({ translations }) => Object.keys(translations))])];
}

/** The languages of a deck, by code, with their own names. */
export function languagesOf(deck: TranslatedDeck): readonly (readonly [code: string, name: string])[] {
  return codesOf(deck).map((code) => [code, nameOfLanguage(code)] as const);
}
