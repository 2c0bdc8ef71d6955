import type { Deck } from '@cardwright/renderer';

/** A card by the places of its category and of itself in the category. */
export interface CardPlace {
  readonly category: number;
  readonly index: number;
}

/** The first cards of a deck, of as many categories as possible; fewer than wanted if the deck has no more. */
export function firstCards({ categories }: Deck, wanted: number): readonly CardPlace[] {
  const places: CardPlace[] = [];
  const longest = Math.max(0, ...categories.map(({ cards }) => cards.length));
  for (let index = 0; index < longest && places.length < wanted; index += 1)
    categories.forEach(({ cards }, category) => {
      if (index < cards.length && places.length < wanted) places.push({ category, index });
    });
  return places;
}
