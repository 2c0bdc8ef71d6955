import ca from './patterns/ca.js';
import da from './patterns/da.js';
import de from './patterns/de.js';
import enGb from './patterns/en-gb.js';
import enUs from './patterns/en-us.js';
import es from './patterns/es.js';
import fi from './patterns/fi.js';
import fr from './patterns/fr.js';
import it from './patterns/it.js';
import nl from './patterns/nl.js';
import pl from './patterns/pl.js';
import pt from './patterns/pt.js';
import ro from './patterns/ro.js';
import ru from './patterns/ru.js';
import sv from './patterns/sv.js';
import tr from './patterns/tr.js';
import uk from './patterns/uk.js';

const PATTERNS: Readonly<Record<string, string>> = {
  ca,
  da,
  de,
  'en-gb': enGb,
  'en-us': enUs,
  es,
  fi,
  fr,
  it,
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  tr,
  uk,
};

/** English outside North America is hyphenated as in Britain. */
const BRITISH = /^en-(gb|ie|au|nz|za|in)\b/;

/** Key of the patterns for a BCP 47 tag, or undefined when the language has none. */
export function patternsKey(language: string): string | undefined {
  const tag = language.toLowerCase().replaceAll('_', '-');
  if (BRITISH.test(tag)) return 'en-gb';
  const primary = tag.split('-', 1)[0] ?? '';
  if (primary === 'en') return 'en-us';
  return Object.hasOwn(PATTERNS, primary) ? primary : undefined;
}

/** Patterns in the format that scripts/buildHyphenation.mjs writes. */
export function patternsOf(key: string): string {
  return PATTERNS[key] ?? '';
}

/** Languages that have patterns. */
export const HYPHENATED_LANGUAGES: readonly string[] = Object.keys(PATTERNS);
