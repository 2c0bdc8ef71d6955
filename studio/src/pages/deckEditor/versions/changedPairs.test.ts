import { parseDeckFile, type Deck } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { changedPairs } from './changedPairs.js';

function deck(titles: readonly string[], rest: object = {}): Deck {
  const cards = titles.map((title) => ({ translations: { en: { title } } }));
  const parsed = parseDeckFile({ ...rest, translations: { en: { title: 'Deck' } }, categories: [{ cards }] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const names = (before: Deck, after: Deck): readonly string[] =>
  changedPairs(before, after).map((pair) => `${pair.before?.number ?? '-'}:${pair.after?.number ?? '-'}`);

describe('changed pairs', () => {
  it('are cards that were added, removed or changed', () => {
    expect(names(deck(['A', 'B']), deck(['A', 'B']))).toEqual([]);
    expect(names(deck(['A', 'B']), deck(['C', 'A']))).toEqual(['-:1', '2:-']);
  });

  it('are all cards if the design of the deck changed', () => {
    const redesigned = deck(['A', 'B'], { color_scheme_id: 'dusk' });
    expect(names(deck(['A', 'B']), redesigned)).toEqual(['1:1', '2:2']);
  });
});
