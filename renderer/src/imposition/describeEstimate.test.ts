import { describe, expect, it } from 'vitest';
import { describeEstimate } from './describeEstimate.js';

describe('an estimate in words', () => {
  it.each([
    [{ cards: 9, sheets: 1, empty_places: 0, waste_percent: 20 }, '20% of the paper is waste'],
    [{ cards: 8, sheets: 1, empty_places: 1, waste_percent: 29 }, '1 place empty, 29% of the paper is waste'],
    [{ cards: 18, packs: [{ cards: 18, count: 1 }], unused_cards: 0 }, '1 pack of 18'],
    [
      {
        cards: 109,
        packs: [
          { cards: 108, count: 1 },
          { cards: 18, count: 1 },
        ],
        unused_cards: 17,
        cost: { amount: 22.5, currency: 'EUR' },
      },
      '1 pack of 108 and 1 of 18, 17 cards to spare, about 22.50 EUR',
    ],
    [{ cards: 3 }, ''],
  ])('%j is “%s”', (estimate, words) => {
    expect(describeEstimate(estimate).join(', ')).toBe(words);
  });
});
