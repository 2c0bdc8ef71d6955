import { expect, it } from 'vitest';
import { describeUsage } from './describeUsage.js';

it('names what uses a font or an icon', () => {
  const named = (...names: string[]): { id: string; name: string }[] => names.map((name) => ({ id: name, name }));
  expect(describeUsage({ templates: [], decks: [] })).toBe('None of your templates and decks uses it.');
  expect(describeUsage({ templates: named('Runes'), decks: [] })).toMatch(/^“Runes” uses it/);
  expect(describeUsage({ templates: named('a', 'b', 'c'), decks: named('', 'e', 'f', 'g') })).toMatch(
    /^“a”, “b”, “c”, “Untitled deck”, “e” and 2 more use it/,
  );
});
