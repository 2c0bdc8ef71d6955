import type { Style } from './style.js';

/** A word's first letter or digit, after whatever punctuation opens it. */
const WORD_START = /(?<![\p{L}\p{M}\p{N}\u2019'])\p{L}\p{M}*/gu;

/**
 * CSS `text-transform` by the rules of a language: `i` becomes `İ` in Turkish, `ß` becomes `SS`, Greek capitals lose their
 * accents. Inline icons (`:sword:`) are names and stay as they are.
 * @param language BCP 47; an invalid tag counts as none.
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
  const isDutch = locale.startsWith('nl');
  return text.replace(WORD_START, (letter, offset: number) => {
    const next = text.charAt(offset + letter.length);
    // The Dutch digraph: the j is capitalised below as a word start of its own would be.
    if (isDutch && letter === 'i' && next === 'j') return letter;
    return titleCase(letter, locale);
  }).replace(isDutch ? /(?<![\p{L}\p{M}\p{N}])ij/gu : /(?!)/u, 'IJ');
}

/** `ß` and `ŉ` have no single capital: only their first letter is raised. */
function titleCase(letter: string, locale: string): string {
  const [first = '', ...rest] = letter.toLocaleUpperCase(locale);
  const plain = letter.normalize('NFD').length > 1 || rest.length === 0;
  return plain ? [first, ...rest].join('') : first + rest.join('').toLocaleLowerCase(locale);
}

function validLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'und';
  } catch {
    return 'und';
  }
}
