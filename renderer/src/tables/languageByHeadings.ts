import { groupBy } from '../groupBy.js';
import { ALIASES } from './columnAliases.js';
import { normalise, withoutMarks } from './readHeading.js';

const ALIASES_BY_HEADING = groupBy(ALIASES, ({ heading }) => normalise(heading));

/** A single heading could be a word from another language. */
const LEAST_HEADINGS = 2;

/**
 * The language that most of the headings are in; undefined if they are few or could be in several. English ones do not
 * count, because people keep the headings of a sample file and write their texts in another language.
 */
export function languageByHeadings(headings: readonly string[]): string | undefined {
  const languages = groupBy(headings.flatMap(foreignLanguages), (language) => language);
  const [first, second] = [...languages.values()].toSorted((one, other) => other.length - one.length);
  if (first === undefined || first.length < LEAST_HEADINGS || first.length === second?.length) return undefined;
  return first[0];
}

/** The languages in which the heading means a column; none if it does in English. */
function foreignLanguages(heading: string): readonly string[] {
  const aliases = ALIASES_BY_HEADING.get(normalise(withoutMarks(heading))) ?? [];
  const languages = new Set(aliases.map(({ language }) => language));
  return languages.has('en') ? [] : [...languages];
}
