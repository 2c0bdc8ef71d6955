import { DEFAULT_LANGUAGE } from '../schema/index.js';
import type { CardColumn } from './cardColumns.js';
import { languageByWords } from './functionWords.js';
import { languageByHeadings } from './languageByHeadings.js';
import { headingLanguage, readHeading, type Heading } from './readHeading.js';
import type { Table } from './table.js';

/** Letters that one language uses more than all others, most telling first. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['zh', /\p{sc=Han}/gu],
  ['ar', /\p{sc=Arabic}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['ru', /\p{sc=Cyrillic}/gu],
  ['el', /\p{sc=Greek}/gu],
  ['th', /\p{sc=Thai}/gu],
  ['hi', /\p{sc=Devanagari}/gu],
  ['bn', /\p{sc=Bengali}/gu],
  ['gu', /\p{sc=Gujarati}/gu],
  ['pa', /\p{sc=Gurmukhi}/gu],
  ['kn', /\p{sc=Kannada}/gu],
  ['ml', /\p{sc=Malayalam}/gu],
  ['ta', /\p{sc=Tamil}/gu],
  ['te', /\p{sc=Telugu}/gu],
  ['si', /\p{sc=Sinhala}/gu],
  ['am', /\p{sc=Ethiopic}/gu],
  ['hy', /\p{sc=Armenian}/gu],
  ['ka', /\p{sc=Georgian}/gu],
];

/** Frequent characters in both forms. */
const TRADITIONAL = /[這個們來為與說時會對還過開關當國學點動將選擇張]/gu;
const SIMPLIFIED = /[这个们来为与说时会对还过开关当国学点动将选择张]/gu;

/** A third of the letters: names and rules terms in Latin letters are common in every language. */
const TELLING = 1 / 3;
/** Japanese mixes its own letters with many Chinese ones. */
const TELLING_KANA = 1 / 10;
/** Enough to identify the language, and quick for any table. */
const MOST_ROWS = 200;

/**
 * The language of a table. If every column with texts names its own, such as `title:de`, it is one of these. Otherwise,
 * it is told by its letters; if they are Latin, by its most common words; if these do not tell, by its headings.
 * Columns that name their language, such as `title_ja`, do not count: the other columns are in another one. Unless all
 * titles name theirs: then a note or a category is in one of these, because every card needs a title in the deck's
 * language. Undefined if nothing tells.
 */
export function guessLanguage({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string | undefined {
  const headings = columns.map((heading) => readHeading(heading));
  const named = headings.map(headingLanguage);
  const marked = mainOf(languagesOf(headings, ({ isText }) => isText));
  if (marked !== undefined) return marked;
  const isUnnamed = (_: string, column: number): boolean => named[column] === undefined;
  const text = rows
    .slice(0, MOST_ROWS)
    .flatMap(({ cells }) => cells.filter(isUnnamed))
    .join(' ');
  const letters = countOf(text, /\p{L}/gu);
  const byLetters = SCRIPTS.find(
    ([language, own]) =>
      !named.includes(language) && countOf(text, own) > letters * (language === 'ja' ? TELLING_KANA : TELLING),
  )?.[0];
  if (byLetters === 'zh' && countOf(text, TRADITIONAL) > countOf(text, SIMPLIFIED)) return 'zh-Hant';
  if (byLetters !== undefined) return byLetters;
  const guess = languageByWords(text) ?? languageByHeadings(columns.filter(isUnnamed));
  if (guess !== undefined && !named.includes(guess)) return guess;
  const titles = languagesOf(headings, ({ name }) => name === 'title');
  if (titles.includes(undefined)) return undefined;
  if (titles.includes(guess)) return guess;
  // A single title may be a translation whose main title has a heading that was not recognized.
  return titles.length > 1 ? mainOf(titles) : undefined;
}

/** The languages that the headings of certain columns name; undefined for those that name none. */
function languagesOf(headings: readonly Heading[], isWanted: (column: CardColumn) => boolean): (string | undefined)[] {
  return headings.filter((heading) => heading.kind === 'column' && isWanted(heading.column)).map(headingLanguage);
}

/** English, or the first one, of languages that are all known. */
function mainOf(languages: readonly (string | undefined)[]): string | undefined {
  if (languages.includes(undefined)) return undefined;
  return languages.find((language) => language === DEFAULT_LANGUAGE) ?? languages[0];
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
