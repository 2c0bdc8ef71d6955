import { describe, expect, it } from 'vitest';
import { parseDeckFile } from '../schema/index.js';
import { colorKeyOf } from './colorKeyOf.js';

function keyOf(deck: object, category: object, card: object): string {
  const parsed = parseDeckFile({ ...deck, categories: [{ ...category, cards: [card] }] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const [first] = parsed.value.categories;
  return colorKeyOf({ deck: parsed.value, category: first, card: first?.cards[0] });
}

describe('colorKeyOf', () => {
  it('takes the key of the card, else of its category, else of the deck', () => {
    const [deck, category, card] = [1, '2', '3'].map((key) => ({ primary_color_key: key }));
    expect(keyOf({ ...deck }, { ...category }, { ...card })).toBe('3');
    expect(keyOf({ ...deck }, { ...category }, {})).toBe('2');
    expect(keyOf({ ...deck }, {}, {})).toBe('1');
    expect(keyOf({}, {}, {})).toBe('0');
  });
});
