import { expect, it } from 'vitest';
import { firstDeck, previewDeck } from './firstDeck.js';
import { OCCASIONS, occasionOf } from './occasions.js';

const occasion = occasionOf('questions');
const to = { language: 'de', worldId: '5343aa5e-79d2-50d2-a3d3-914f6a25204f', pair: undefined };

it('makes a deck of the words that were given, without empty cards', () => {
  const deck = firstDeck({ title: ' ', audience: 'Us', lines: ['One?', ' ', 'Three?'] }, occasion, to);
  expect(deck).toMatchObject({
    translations: { de: { title: 'Sunday Questions', short_description: 'Us' } },
    categories: [
      {
        cards: [
          { card_number: '1', translations: { de: { title: 'One?' } } },
          { card_number: '2', translations: { de: { title: 'Three?' } } },
        ],
      },
    ],
  });
});

it('previews a card for each line, also for what is a mark elsewhere', () => {
  const deck = previewDeck({ title: '{{title}}', audience: '', lines: ['', '{{x', '*'] }, occasion);
  expect(deck.categories[0]?.cards).toHaveLength(3);
});

it('has three icons and enough lines to borrow for each occasion', () => {
  for (const { lines, icons, designs } of OCCASIONS) {
    expect(new Set(lines).size).toBeGreaterThan(3);
    expect([new Set(icons).size, new Set(designs).size]).toEqual([3, 3]);
  }
});
