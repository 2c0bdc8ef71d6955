import { colorSchemeSchema } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { sampleDeck } from '../../../designs/sampleDeck.js';
import { cardsOf } from '../../../template/data/subjectDecks.js';
import { aTemplate } from '../../../template/document/testing/aTemplate.js';
import { deckCases } from './deckCases.js';

const colors = {
  brand: { primary: '#0e5a42', secondary: '#1b6f50', accent: '#f2b233' },
  category: { '0': '#0e5a42' },
  neutral: { paper: '#ffffff', ink: '#14201b', muted: '#5a6861', line: '#dae1dc', surface: '#f3f6f3' },
};
const scheme = colorSchemeSchema.parse({ id: 'plain', name: 'Plain', ...colors });

it('has a face for every card of the deck, in order, by title or number', () => {
  const deck = sampleDeck();
  const [category] = deck.categories;
  const [card] = category?.cards ?? [];
  if (category === undefined || card === undefined) throw new Error('The sample deck has no card.');
  const untitled = { ...card, translations: {} };
  const longer = { ...deck, categories: [...deck.categories, { ...category, cards: [untitled] }] };
  const cases = deckCases({ template: aTemplate(), deck: longer, scheme, language: undefined });
  const count = cardsOf(deck).length;
  expect(cases.map(({ id }) => Number(id))).toEqual(Array.from({ length: count + 1 }, (_, index) => index));
  expect([cases[0]?.label, cases[count]?.label]).toEqual([card.translations.en?.title, `Card ${count + 1}`]);
  expect(cases.map(({ input }) => input.card)).toEqual(cardsOf(longer).map((each) => each.card));
});
