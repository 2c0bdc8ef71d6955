import { expect, it } from 'vitest';
import { sortHand } from './sortHand.js';

const HAND = ['Äsche', 'Card 10', 'Zander', 'Card 9', 'Barsch'].map((face, place) => ({ id: `${place}`, face }));
const TABLE = { title: (face: string) => face, category: (face: string) => face.length % 2, language: 'de' };
const sorted = (order: 'own' | 'name' | 'category') => sortHand(HAND, order, TABLE).map(({ face }) => face);

it('sorts a hand by name, as the language does, by category, or not at all', () => {
  expect(sorted('own')).toEqual(['Äsche', 'Card 10', 'Zander', 'Card 9', 'Barsch']);
  expect(sorted('name')).toEqual(['Äsche', 'Barsch', 'Card 9', 'Card 10', 'Zander']);
  expect(sorted('category')).toEqual(['Barsch', 'Card 9', 'Zander', 'Äsche', 'Card 10']);
});

it('keeps copies in their own order', () => {
  const copies = ['b', 'a', 'c'].map((id) => ({ id, face: 'Pine' }));
  expect(sortHand(copies, 'name', TABLE)).toEqual(copies);
});
