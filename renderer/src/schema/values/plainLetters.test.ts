import { expect, it } from 'vitest';
import { plainLetters, speltOut } from './plainLetters.js';
import { slugify } from './slugify.js';

it.each([
  ['Ærø, Łódź', 'aero, lodz'],
  ['Straße über Øresund', 'strasse uber oresund'],
  ['ﬁ № ½', 'fi no 1⁄2'],
  ['がぎ', 'がぎ'],
])('%s in plain letters is %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
  expect(plainLetters(text.normalize('NFD'))).toBe(plain);
});

it('writes umlauts out, however they are composed', () => {
  expect(speltOut('Über Ålesund')).toBe('ueber aalesund');
  expect(speltOut('Über'.normalize('NFD'))).toBe('ueber');
});

it('keeps such letters in slugs', () => {
  expect(slugify('Große Straße')).toBe('grosse-strasse');
  expect(slugify('Crème — Ærø')).toBe('creme-aero');
  expect(slugify('札')).toBe('');
});
