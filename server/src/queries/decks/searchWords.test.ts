import { expect, it } from 'vitest';
import { searchWords, wordSpellings } from './searchWords.js';

it.each([
  ['Mieses Wetter', ['mieses', 'wetter']],
  ['Café à la Crème', ['cafe', 'a', 'la', 'creme']],
  ['Straße, Œuvre & Smørrebrød', ['strasse', 'oeuvre', 'smorrebrod']],
  ['İSTANBUL ve ılık', ['istanbul', 've', 'ilik']],
  ['node.js 2.0', ['node', 'js', '2', '0']],
  ['Война и миръ', ['воина', 'и', 'миръ']],
  ['हिन्दी', ['हिन्दी']],
  ["Don't!", ['don', 't']],
  ['  &|!:*\'"  ', []],
])('reads %s as words without accents', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

it('adds the spelling that Germanic languages use without accents', () => {
  expect(wordSpellings('Über Ärzte in Ålborg')).toEqual([
    ['uber', 'ueber'],
    ['arzte', 'aerzte'],
    ['in'],
    ['alborg', 'aalborg'],
  ]);
});

it('splits words that are too long for an index, in documents as in searches', () => {
  const long = 'ä'.repeat(250);
  expect(searchWords(long).map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(wordSpellings(long).map(([first]) => first)).toEqual(searchWords(long));
});
