import type { DeckCard, DeckCategory, DeckDocument } from './types.js';

export interface FoundCard {
  readonly card: DeckCard;
  readonly category: DeckCategory;
  /** Within its category. */
  readonly index: number;
}

export function findCard(deck: DeckDocument, id: string): FoundCard | undefined {
  for (const category of deck.categories) {
    const index = category.cards.findIndex((card) => card.id === id);
    const card = category.cards[index];
    if (card !== undefined) return { card, category, index };
  }
  return undefined;
}

export function findCategory(deck: DeckDocument, id: string): DeckCategory | undefined {
  return deck.categories.find((category) => category.id === id);
}

/** In print order. */
export function allCards(deck: DeckDocument): DeckCard[] {
  return deck.categories.flatMap(({ cards }) => cards);
}
