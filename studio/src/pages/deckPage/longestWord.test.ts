import { expect, it } from 'vitest';
import { longestWord } from './longestWord.js';

it.each([
  ['Look back', 4],
  ['Verantwortung übernehmen', 13],
  ['Early-access/late–night', 6],
  ['', 1],
])('counts the letters of the longest word of “%s”', (text, letters) => expect(longestWord(text)).toBe(letters));
