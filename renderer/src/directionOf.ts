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

/** Where a language's lines begin, by its script; texts in it may still contain the other direction. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return FROM_THE_RIGHT.has(scriptOfLanguage(code)) ? 'rtl' : 'ltr';
}
