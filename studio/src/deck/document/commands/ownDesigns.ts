import type { FaceSide } from '@cardwright/renderer';
import type { DeckDocument, Recipe } from '../types.js';

/** How many categories and cards have a design of their own for one side. */
export function countOwnDesigns({ categories }: DeckDocument, side: FaceSide): { categories: number; cards: number } {
  const key = `${side}_template_id` as const;
  return {
    categories: categories.filter((category) => category[key] !== null).length,
    cards: categories.reduce((sum, { cards }) => sum + cards.filter((card) => card[key] !== null).length, 0),
  };
}

/** Gives all categories and cards the deck's design for one side. */
export function dropOwnDesigns(side: FaceSide): Recipe {
  const key = `${side}_template_id` as const;
  return ({ categories }) => {
    for (const category of categories) {
      category[key] = null;
      for (const card of category.cards) card[key] = null;
    }
    return undefined;
  };
}
