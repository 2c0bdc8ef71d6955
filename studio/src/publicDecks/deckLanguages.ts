import { nameOfLanguage } from '../languages/nameOfLanguage.js';
import { visitorLanguage } from './textOf.js';

interface Translated {
  readonly translations: Readonly<Record<string, unknown>>;
  readonly default_language: string;
}

/** @param wanted a language; by default the visitor's, or the deck's main one */
export function languageOf({ translations, default_language: main }: Translated, wanted: string | null): string {
  return [wanted, visitorLanguage()].find((each) => each !== null && Object.hasOwn(translations, each)) ?? main;
}

/** The languages of a deck, its main one first. */
export function codesOf({ translations, default_language: main }: Translated): readonly string[] {
  return Object.keys(translations).toSorted((one, other) => Number(other === main) - Number(one === main));
}

/** The languages of a deck, by code, with their own names. */
export function languagesOf({
  translations,
}: Pick<Translated, 'translations'>): readonly (readonly [code: string, name: string])[] {
  return Object.keys(translations).map((code) => [code, nameOfLanguage(code)] as const);
}
