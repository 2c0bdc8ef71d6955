import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { deleteCards, moveCards } from '../document/commands/cards.js';
import { deleteCategory } from '../document/commands/categories.js';
import { aDocument } from '../document/testing/aDocument.js';
import type { Recipe } from '../document/types.js';
import {
  extendTo,
  onlyCard,
  onlyCategory,
  selectedCards,
  settleSelection,
  someCards,
  toggleCard,
} from './selection.js';

const deck = aDocument(3, 0, 2);
const after = (recipe: Recipe) => produce(deck, recipe);

describe('choosing cards', () => {
  it('a category is chosen with its first card; an empty one clears the card', () => {
    expect(onlyCategory(deck, 'A')).toMatchObject({ categoryId: 'A', cardId: 'A1' });
    expect(onlyCategory(deck, 'B')).toMatchObject({ categoryId: 'B', cardId: undefined });
  });

  it('shift takes everything between, also over categories, and comes back', () => {
    const first = onlyCard(deck, 'A2');
    const wide = extendTo(deck, first, 'C1');
    expect([...wide.selectedIds]).toEqual(['A2', 'A3', 'C1']);
    expect(selectedCards(extendTo(deck, wide, 'A1'))).toEqual(['A1', 'A2']);
    expect(extendTo(deck, wide, 'A2')).toMatchObject({ cardId: 'A2', selectedIds: new Set() });
  });

  it('ctrl adds one and takes it away; the last one can be taken away too', () => {
    const two = toggleCard(deck, onlyCard(deck, 'A1'), 'C2');
    expect(selectedCards(two)).toEqual(['A1', 'C2']);
    const one = toggleCard(deck, two, 'C2');
    expect(one).toMatchObject({ cardId: 'A1', selectedIds: new Set() });
    expect(toggleCard(deck, one, 'A1').cardId).toBeUndefined();
  });

  it('takes some cards, and the one on the canvas if it is among them', () => {
    const shown = onlyCard(deck, 'A3');
    expect(someCards(deck, shown, ['A1', 'A3'])).toMatchObject({ cardId: 'A3', selectedIds: new Set(['A1', 'A3']) });
    expect(someCards(deck, shown, ['C1', 'C2'])).toMatchObject({ cardId: 'C1', categoryId: 'C' });
    expect(someCards(deck, shown, [])).toBe(shown);
  });
});

describe('after the deck changed', () => {
  const settle = (recipe: Recipe, cardId: string) => settleSelection(deck, after(recipe), onlyCard(deck, cardId));

  it('the card that now stands in its place is chosen', () => {
    expect(settle(deleteCards(['A2']), 'A2').cardId).toBe('A3');
    expect(settle(deleteCards(['A3']), 'A3').cardId).toBe('A2');
    expect(settle(deleteCards(['A1', 'A2', 'A3']), 'A2')).toMatchObject({ categoryId: 'A', cardId: undefined });
  });

  it('the category goes with a card that was moved', () => {
    expect(settle(moveCards(['A1'], 'C', 0), 'A1')).toMatchObject({ cardId: 'A1', categoryId: 'C' });
  });

  it('another category is chosen where its own is gone', () => {
    expect(settle(deleteCategory('A'), 'A1')).toMatchObject({ categoryId: 'B', cardId: undefined });
  });

  it('nothing happens where nothing of it changed', () => {
    const session = onlyCard(deck, 'A1');
    expect(settleSelection(deck, after(deleteCards(['C2'])), session)).toBe(session);
  });
});
