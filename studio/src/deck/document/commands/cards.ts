import { insertAt, moveTo, newCard } from '@cardwright/renderer';
import { current } from 'immer';
import { findCard, findCategory, isNamed } from '../find.js';
import type { DeckCard, DeckCategory, Recipe } from '../types.js';
import { categoryNamed, type Move, targetOf } from './categories.js';

/** Adds a card at the end of a category. @param id chosen by the caller, so that it can select the card */
export function addCard(categoryId: string, id: string): Recipe {
  return (deck) => {
    const category = findCategory(deck, categoryId);
    if (category === undefined) return;
    append(category, newCard(id, deck.default_language));
  };
}

/** Each copy directly after its original. @param copies the copies' ids, keyed by the originals' ids */
export function duplicateCards(copies: ReadonlyMap<string, string>): Recipe {
  return (deck) => {
    for (const [original, id] of copies) {
      const found = findCard(deck, original);
      if (found === undefined) continue;
      found.category.cards = insertAt(found.category.cards, { ...current(found.card), id }, found.index + 1);
    }
  };
}

/** Copies cards of this or another deck to the end of a category or after one of its cards. */
export function insertCards(categoryId: string, cards: readonly DeckCard[], behind?: string): Recipe {
  return (deck) => {
    const category = findCategory(deck, categoryId);
    if (category === undefined) return;
    const after = category.cards.findIndex(({ id }) => id === behind);
    let index = after < 0 ? category.cards.length : after + 1;
    for (const card of cards) category.cards = insertAt(category.cards, forCategory(card, category), index++);
  };
}

export function deleteCards(ids: readonly string[]): Recipe {
  const gone = new Set(ids);
  return (deck) => {
    for (const category of deck.categories)
      if (category.cards.some(({ id }) => gone.has(id)))
        category.cards = category.cards.filter(({ id }) => !gone.has(id));
  };
}

/** Within its category. */
export function moveCard(id: string, move: Move): Recipe {
  return (deck) => {
    const found = findCard(deck, id);
    if (found === undefined) return;
    const { category, index } = found;
    const to = Math.max(0, Math.min(category.cards.length - 1, targetOf(move, index, category.cards.length)));
    if (to !== index) category.cards = moveTo(category.cards, index, to);
  };
}

/**
 * Moves cards, in deck order, to a place in the same or another category.
 * @param to index in the category's list without the moved cards; values beyond its end mean the end
 */
export function moveCards(ids: readonly string[], categoryId: string, to: number): Recipe {
  const wanted = new Set(ids);
  return (deck) => {
    const target = findCategory(deck, categoryId);
    if (target === undefined) return;
    const moved = deck.categories.flatMap(({ cards }) => cards.filter(({ id }) => wanted.has(id)));
    deleteCards(ids)(deck);
    const start = Math.min(to, target.cards.length);
    moved.forEach((card, offset) => {
      target.cards = insertAt(target.cards, forCategory(card, target), start + offset);
    });
  };
}

/** Moves a card to the end of the category with a name, unless it is in it; a missing category is added. */
export function putIntoCategory(id: string, name: string): Recipe {
  return (deck) => {
    const home = findCard(deck, id)?.category;
    if (home !== undefined && !isNamed(home, name))
      moveCards([id], categoryNamed(deck, name), Number.MAX_SAFE_INTEGER)(deck);
  };
}

function append(category: DeckCategory, card: DeckCard): void {
  category.cards = insertAt(category.cards, card, category.cards.length);
}

/** If a card names its category, it names the new one. */
function forCategory(card: DeckCard, category: DeckCategory): DeckCard {
  return card.category_id === undefined ? card : { ...card, category_id: category.id };
}
