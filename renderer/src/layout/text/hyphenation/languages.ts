/** Together, the patterns are as large as all other code that draws cards, so each language is a module that is loaded on demand. */
const PATTERNS: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  ca: () => import('./patterns/ca.js'),
  da: () => import('./patterns/da.js'),
  de: () => import('./patterns/de.js'),
  'en-gb': () => import('./patterns/en-gb.js'),
  'en-us': () => import('./patterns/en-us.js'),
  es: () => import('./patterns/es.js'),
  et: () => import('./patterns/et.js'),
  fi: () => import('./patterns/fi.js'),
  fr: () => import('./patterns/fr.js'),
  gl: () => import('./patterns/gl.js'),
  hr: () => import('./patterns/hr.js'),
  is: () => import('./patterns/is.js'),
  it: () => import('./patterns/it.js'),
  lt: () => import('./patterns/lt.js'),
  nb: () => import('./patterns/nb.js'),
  nl: () => import('./patterns/nl.js'),
  pl: () => import('./patterns/pl.js'),
  pt: () => import('./patterns/pt.js'),
  ro: () => import('./patterns/ro.js'),
  ru: () => import('./patterns/ru.js'),
  sl: () => import('./patterns/sl.js'),
  sv: () => import('./patterns/sv.js'),
  tr: () => import('./patterns/tr.js'),
  uk: () => import('./patterns/uk.js'),
};

/** English outside North America is hyphenated as in Britain. */
const BRITISH = /^en-(gb|ie|au|nz|za|in)\b/;

/** Languages that are hyphenated by the patterns of another. */
const LIKE: ReadonlyMap<string, string> = new Map([
  ['bs', 'hr'],
  ['nn', 'nb'],
  ['no', 'nb'],
]);

/** Key of the patterns for a BCP 47 tag, or undefined when the language has none. */
export function patternsKey(language: string): string | undefined {
  const tag = language.toLowerCase().replaceAll('_', '-');
  if (BRITISH.test(tag)) return 'en-gb';
  const primary = tag.split('-', 1)[0] ?? '';
  if (primary === 'en') return 'en-us';
  const key = LIKE.get(primary) ?? primary;
  return Object.hasOwn(PATTERNS, key) ? key : undefined;
}

/** Patterns in the format that scripts/buildHyphenation.mjs writes. */
export async function loadPatterns(key: string): Promise<string> {
  return (await PATTERNS[key]?.())?.default ?? '';
}

/** Languages that have patterns. */
export const HYPHENATED_LANGUAGES: readonly string[] = Object.keys(PATTERNS);
