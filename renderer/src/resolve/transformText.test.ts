import { expect, test } from 'vitest';
import { transformText } from './transformText.js';

test.each([
  ['uppercase', 'en', 'title', 'TITLE'],
  ['uppercase', 'de', 'straße', 'STRASSE'],
  ['uppercase', 'tr', 'istanbul ıssız', 'İSTANBUL ISSIZ'],
  ['lowercase', 'tr', 'IĞDIR İZMİR', 'ığdır izmir'],
  ['lowercase', 'en', 'IGLOO', 'igloo'],
  ['uppercase', 'el', 'άνθρωπος', 'ΑΝΘΡΩΠΟΣ'],
  ['capitalize', 'en', 'the “lost” fox’s 3rd don’t-ask', 'The “Lost” Fox’s 3rd Don’t-Ask'],
  ['capitalize', 'nl', 'ijs en bijl', 'IJs En Bijl'],
  ['capitalize', 'de', 'ßa e\u0301tude', 'Ssa E\u0301tude'],
  ['none', 'en', 'As Is', 'As Is'],
] as const)('%s in %s: %s', (transform, language, text, expected) => {
  expect(transformText(text, transform, language)).toBe(expected);
});

test('inline icon names do not change', () => {
  expect(transformText('pay :sword: or :game-icons/fox: at 12:30:45', 'uppercase', 'en')).toBe(
    'PAY :sword: OR :game-icons/fox: AT 12:30:45',
  );
});

test('an invalid language tag is ignored', () => {
  expect(transformText('title', 'uppercase', 'not a tag!')).toBe('TITLE');
  expect(transformText('title', undefined, '')).toBe('title');
});
