import { expect, it } from 'vitest';
import { aDocument } from './testing/aDocument.js';
import { completenessOf } from './translated.js';
import type { DeckDocument } from './types.js';

const texts = (title: string) => ({ title, description: '', primary_text: '', secondary_text: '', one_liner: '' });

/** Cards with these titles in English and German. */
function deckOf(...titles: readonly (readonly [en: string, de: string])[]): DeckDocument {
  const deck = aDocument(titles.length);
  const cards = deck.categories.flatMap((category) => category.cards);
  titles.forEach(([en, de], index) => {
    const card = cards[index];
    if (card === undefined) throw new Error('The deck has too few cards.');
    card.translations = {
      en: { ...texts(en), language_code: 'en' },
      ...(de !== '' && { de: { ...texts(de), language_code: 'de' } }),
    };
  });
  return deck;
}

it('counts only cards that have something to translate', () => {
  const { cards, allCards } = completenessOf(deckOf(['Hail', 'Hagel'], ['Fog', ''], ['', '']), 'de');
  expect([cards, allCards]).toEqual([1, 2]);
});

it('counts every card with texts for the main language', () => {
  const { cards, allCards, isComplete } = completenessOf(deckOf(['Hail', ''], ['', '']), 'en');
  expect([cards, allCards, isComplete]).toEqual([1, 1, true]);
});

it('misses a text of the main language that only another language has', () => {
  const deck = deckOf(['Hail', 'Hagel'], ['', 'Nebel']);
  const { cards, allCards, isComplete } = completenessOf(deck, 'en');
  expect([cards, allCards, isComplete]).toEqual([1, 2, false]);
  expect(completenessOf(deck, 'de').cards).toBe(1);
});
