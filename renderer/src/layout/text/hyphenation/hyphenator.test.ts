import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { Hyphenation } from './Hyphenation.js';
import { Hyphenator } from './hyphenator.js';
import { HYPHENATED_LANGUAGES, loadPatterns, patternsKey } from './languages.js';

/** The package that the patterns come from, as an oracle: text in, text with soft hyphens out. */
type Hyphenate = (text: string) => string;
const require = createRequire(import.meta.url);
const createHyphenator = require('hyphen') as (
  patterns: unknown,
  options: { hyphenChar: string; minWordLength: number },
) => Hyphenate;

const WORDS: Readonly<Record<string, string>> = {
  'en-us': 'hyphenation extraordinary responsibility lantern wonderful office university',
  'en-gb': 'hyphenation extraordinary responsibility organisation',
  de: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaften Straßenverkehr Wahrnehmung Verantwortung außerordentlich überprüfen Karten',
  fr: 'constitutionnalité extraordinaire recommencer bibliothèque développement',
  es: 'extraordinario responsabilidad construcción murciélago',
  it: 'straordinario responsabilità costituzione lanterna',
  nl: 'buitengewoon verantwoordelijkheid',
  pt: 'extraordinário responsabilidade constituição lanterna',
  pl: 'najprawdopodobniejsze przeciwdziałania konstytucyjne',
  sv: 'utomordentlig ansvarighet författning överraskning',
  da: 'ekstraordinær ansvarlighed forfatning overraskelse',
  fi: 'poikkeuksellinen vastuullisuus perustuslaki yllätys',
  ca: 'extraordinari responsabilitat constitució',
  ro: 'extraordinar responsabilitate constituție',
  tr: 'olağanüstü sorumluluk anayasa sürpriz',
  ru: 'достопримечательности ответственность',
  et: 'raamatukogu vastutustundlik erakordne põhiseadus',
  gl: 'extraordinario responsabilidade constitución',
  hr: 'odgovornost neobično ustavotvorni prijateljstvo',
  is: 'bókasafnsfræðingur ábyrgðartilfinning stjórnarskrá',
  lt: 'atsakomybė nepaprastas konstitucija žaidimas',
  nb: 'ansvarlighet grunnlovsforsamlingen ekstraordinær',
  sl: 'odgovornost izreden presenečenje prijateljstvo',
  uk: 'відповідальність конституція несподіванка',
};
/** File names that differ from our keys. */
const SOURCE: Readonly<Record<string, string>> = { de: 'de-1996' };

test('every language has an example', () => {
  expect(Object.keys(WORDS).sort()).toEqual([...HYPHENATED_LANGUAGES].sort());
});

describe.each(Object.entries(WORDS))('%s', (language, words) => {
  test.each(words.split(' '))('%s', async (word) => {
    const oracle = createHyphenator(require(`hyphen/patterns/${SOURCE[language] ?? language}.js`), {
      hyphenChar: '|',
      minWordLength: 5,
    });
    const expected: number[] = [];
    for (const part of oracle(word).split('|').slice(0, -1)) expected.push((expected.at(-1) ?? 0) + part.length);
    const inside = expected.filter((point) => point >= 2 && point <= word.length - 3);
    expect(new Hyphenator(await loadPatterns(language)).findPoints(word)).toEqual(inside);
  });
});

test.each([
  ['en-us', 'associates', 'as-so-ciates'],
  ['en-us', 'projects', 'projects'],
  ['en-gb', 'throughout', 'through-out'],
  ['en-gb', 'university', 'uni-ver-sity'],
  ['nl', 'aandachtstrekker', 'aan-dachts-trek-ker'],
  ['pl', 'przynajmniej', 'przy-naj-mniej'],
  ['ru', 'однажды', 'од-на-жды'],
])('exceptions in %s: %s', async (language, word, expected) => {
  const points = new Hyphenator(await loadPatterns(language)).findPoints(word);
  expect(Array.from(word, (letter, index) => (points.includes(index) ? `-${letter}` : letter)).join('')).toBe(expected);
});

test('short, endless and odd words stay whole', async () => {
  const hyphenator = new Hyphenator(await loadPatterns('en-us'));
  for (const word of ['table', 'a'.repeat(10_000), 'İSTANBULLU', '']) expect(hyphenator.findPoints(word)).toEqual([]);
});

test.each([
  ['en', 'en-us'],
  ['EN_gb', 'en-gb'],
  ['en-AU', 'en-gb'],
  ['en-CA', 'en-us'],
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['nn-NO', 'nb'],
  ['bs', 'hr'],
  ['zh', undefined],
  ['constructor', undefined],
  ['', undefined],
])('%s is hyphenated as %s', (language, key) => {
  expect(patternsKey(language)).toBe(key);
});

test('patterns are loaded by language, and one hyphenator serves all of its tags', async () => {
  const hyphenation = new Hyphenation();
  expect([hyphenation.has('de-AT'), hyphenation.has('zh'), hyphenation.has('')]).toEqual([false, true, true]);
  expect(hyphenation.hyphenator('de')).toBeUndefined();
  await hyphenation.load(['de-AT', 'zh']);
  expect([hyphenation.has('de'), hyphenation.has('en')]).toEqual([true, false]);
  expect(hyphenation.hyphenator('de')?.findPoints('Karten')).toEqual([3]);
  expect(hyphenation.hyphenator('de-CH')).toBe(hyphenation.hyphenator('de'));
  expect([hyphenation.hyphenator('zh'), hyphenation.hyphenator('en')]).toEqual([undefined, undefined]);
});

test('patterns that cannot be loaded are an error, and are asked for again', async () => {
  const answers = [Promise.reject(new TypeError('offline')), loadPatterns('fr')];
  const hyphenation = new Hyphenation(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(hyphenation.load(['fr'])).rejects.toMatchObject({ code: 'hyphenation.not_loaded', path: 'fr' });
  expect(hyphenation.has('fr')).toBe(false);
  await hyphenation.load(['fr']);
  expect(hyphenation.hyphenator('fr')?.findPoints('lanterne')).not.toEqual([]);
});
