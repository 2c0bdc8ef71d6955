import { scriptOfLanguage } from './scriptOfLanguage.js';

const FROM_THE_RIGHT: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
]);

/** Where lines begin and rows of boxes start: on the left or on the right. */
export type Direction = 'ltr' | 'rtl';

/** Where a language's lines begin, by its script; texts in it may still contain the other direction. */
export function directionOf(code: string): Direction {
  return FROM_THE_RIGHT.has(scriptOfLanguage(code)) ? 'rtl' : 'ltr';
}
