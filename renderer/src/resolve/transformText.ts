import type { Style } from './style.js';

/** A word's first letter with its accents, after any opening punctuation; Dutch capitalises both letters of ij. */
const WORD_START = /(?<![\p{L}\p{M}\p{N}\u2019'])\p{L}\p{M}*/gu;
const DUTCH_WORD_START = /(?<![\p{L}\p{M}\p{N}\u2019'])(?:ij|\p{L}\p{M}*)/gu;

/**
 * CSS `text-transform` by the rules of a language: `i` becomes `İ` in Turkish, `ß` becomes `SS`, Greek capitals lose
 * their accents. The names of inline icons (`:sword:`) do not change.
 * @param language BCP 47; an invalid tag is ignored.
 */
export function transformText(text: string, transform: Style['textTransform'], language: string): string {
  if (transform === undefined || transform === 'none') return text;
  const locale = validLocale(language);
  return text
    .split(/(:[a-z0-9][a-z0-9/_-]*:)/i)
    .map((part, index) => (index % 2 === 1 ? part : transformPart(part, transform, locale)))
    .join('');
}

function transformPart(text: string, transform: 'uppercase' | 'lowercase' | 'capitalize', locale: string): string {
  if (transform === 'uppercase') return text.toLocaleUpperCase(locale);
  if (transform === 'lowercase') return text.toLocaleLowerCase(locale);
  if (!locale.startsWith('nl')) return text.replace(WORD_START, (letter) => titleCase(letter, locale));
  return text.replace(DUTCH_WORD_START, (letter) => (letter === 'ij' ? 'IJ' : titleCase(letter, locale)));
}

/** A letter without a capital may become several; only the first is capitalised (`ß` gives `Ss`). */
function titleCase(letter: string, locale: string): string {
  const [first = '', ...rest] = letter.toLocaleUpperCase(locale);
  return first + rest.join('').toLocaleLowerCase(locale);
}

/** A language tag that `Intl` understands; `und` for an invalid one. */
export function validLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'und';
  } catch {
    return 'und';
  }
}
