import { describe, expect, it } from 'vitest';
import type { DeckDocument } from './types.js';
import { changesOf } from './changesOf.js';

const card = (id: string, title: string, position = id): object => ({ id, position, translations: { en: { title } } });
const deckOf = (changes: object = {}): DeckDocument => {
  const known: unknown = {
    id: 'd',
    version: 3,
    icon: 'lucide:sun',
    translations: { en: { title: 'Deck' } },
    categories: [
      { id: 'c1', position: '1', translations: { en: { title: 'One' } }, cards: [card('a', 'A'), card('b', 'B')] },
      { id: 'c2', position: '2', translations: { en: { title: 'Two' } }, cards: [card('c', 'C')] },
    ],
    ...changes,
  };
  return known as DeckDocument;
};
const withCards = (...lists: object[][]): DeckDocument =>
  deckOf({ categories: deckOf().categories.map((category, index) => ({ ...category, cards: lists[index] })) });

describe('what a save sends', () => {
  it('sends nothing that is as it was, and never bookkeeping', () => {
    expect(changesOf(deckOf(), deckOf({ version: 9 }))).toEqual({});
    expect(changesOf(deckOf(), deckOf({ icon: null }))).toEqual({ icon: null });
  });

  it('sends single cards where nothing else of the content changed', () => {
    const deck = withCards([card('a', 'A'), card('b', 'New')], [card('c', 'Newer')]);
    expect(changesOf(deckOf(), deck)).toEqual({ cards: [card('b', 'New'), card('c', 'Newer')] });
  });

  it.each([
    ['a new card', withCards([card('a', 'A'), card('b', 'B'), card('n', 'N')], [card('c', 'C')])],
    ['a deleted card', withCards([card('a', 'A')], [card('c', 'C')])],
    ['another order', withCards([card('b', 'B'), card('a', 'A')], [card('c', 'C')])],
    ['another position', withCards([card('a', 'A'), card('b', 'B', 'bb')], [card('c', 'C')])],
    ['a card of another category', withCards([card('a', 'A')], [card('b', 'B'), card('c', 'C')])],
    ['a new category', deckOf({ categories: [...deckOf().categories, { id: 'c3', position: '3', cards: [] }] })],
    ['a renamed category', deckOf({ categories: [{ ...deckOf().categories[0], icon: null }, deckOf().categories[1]] })],
  ])('sends everything for %s', (_name, deck) => {
    expect(changesOf(deckOf(), deck)).toEqual({ categories: deck.categories });
  });
});
