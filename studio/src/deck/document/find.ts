import { plainName } from '@cardwright/renderer/tables';
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

/** What a category without a title is called. */
export const UNTITLED_CATEGORY = 'Untitled category';

/** Whether a category has a title in any language, or a key, as a table would name it. */
export function isNamed({ key, translations }: DeckCategory, name: string): boolean {
  const titles = Object.values(translations).flatMap(({ title }) => (title === '' ? [] : [title]));
  const names = titles.length === 0 ? [UNTITLED_CATEGORY] : titles;
  return [key, ...names].some((each) => typeof each === 'string' && plainName(each) === plainName(name));
}

/** In print order. */
export function allCards(deck: DeckDocument): DeckCard[] {
  return deck.categories.flatMap(({ cards }) => cards);
}
