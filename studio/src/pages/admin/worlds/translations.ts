import type { Row } from './worldMoves.js';
import type { World } from './worlds.js';

export type Translations = NonNullable<World['translations']>;
/** A world's words in one language. */
export type WorldWords = Translations[string];

/** The languages that any world has words in, sorted. */
export function languagesOf(rows: readonly Row<World>[]): readonly string[] {
  return [...new Set(rows.flatMap(({ world }) => Object.keys(world.translations ?? {})))].toSorted();
}

/** Worlds without a name in a language, in the order of the tree. */
export function untranslated(rows: readonly Row<World>[], language: string): readonly World[] {
  return rows.map(({ world }) => world).filter(({ translations }) => translations?.[language] === undefined);
}

/** The translations with other words in one language; without a name, the language is taken out. */
export function withWords(translations: Translations | undefined, language: string, words: WorldWords): Translations {
  const { [language]: _before, ...others } = translations ?? {};
  return words.name === '' ? others : { ...others, [language]: words };
}
