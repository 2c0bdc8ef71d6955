import { plainLetters, speltOut } from '@cardwright/renderer';

/** Longer words are split in documents and in searches alike; PostgreSQL refuses words of more than 2 kB. */
const WORD = /[\p{L}\p{N}\p{M}]{1,100}/gu;

/** The words of a text, in lower case and without accents, in order. */
export function searchWords(text: string): string[] {
  return plainLetters(text).match(WORD) ?? [];
}

/** The same words and, where it differs, each word's other spelling without accents: `über` is `uber` and `ueber`. */
export function wordSpellings(text: string): string[][] {
  const words = text.normalize('NFC').match(WORD) ?? [];
  return words.map((word) => [...new Set([...searchWords(word), ...searchWords(speltOut(word))])]);
}
