import { insertAt, moveTo, nextColorKey } from '@cardwright/renderer';
import { isNamed } from '../find.js';
import type { DeckCategory, DeckDocument, Recipe } from '../types.js';

export type Move = 'up' | 'down' | 'first' | 'last';

/** Adds a category at the end. @param id chosen by the caller, so that it can select the category */
export function addCategory(id: string, title: string): Recipe {
  return (deck) => {
    const translations = { [deck.default_language]: { title, description: '', language_code: deck.default_language } };
    const category: DeckCategory = {
      id,
      position: '',
      front_template_id: null,
      back_template_id: null,
      icon: null,
      illustration: null,
      art_seed: null,
      primary_color_key: newColor(deck),
      translations,
      cards: [],
    };
    deck.categories = insertAt(deck.categories, category, deck.categories.length);
  };
}

/** The id of the category with a title in any language, or a key; a category that the deck does not have is added. */
export function categoryNamed(deck: DeckDocument, name: string): string {
  const known = deck.categories.find((category) => isNamed(category, name));
  if (known !== undefined) return known.id;
  const id = crypto.randomUUID();
  addCategory(id, name)(deck);
  return id;
}

/** A colour that the fewest other categories have; null if none of them has a colour. */
function newColor({ categories }: DeckDocument): string | null {
  const taken = categories.map(({ primary_color_key: key }) => key);
  return taken.every((key) => key === null) ? null : nextColorKey(taken);
}

/** Including its cards. */
export function deleteCategory(id: string): Recipe {
  return (deck) => void (deck.categories = deck.categories.filter((category) => category.id !== id));
}

export function moveCategory(id: string, move: Move): Recipe {
  return (deck) => {
    const from = deck.categories.findIndex((category) => category.id === id);
    placeCategory(deck, from, targetOf(move, from, deck.categories.length));
  };
}

/** @param to index in the list without the moved entry */
export function moveCategoryTo(id: string, to: number): Recipe {
  return (deck) => {
    placeCategory(
      deck,
      deck.categories.findIndex((category) => category.id === id),
      to,
    );
  };
}

export function targetOf(move: Move, from: number, count: number): number {
  return { up: from - 1, down: from + 1, first: 0, last: count - 1 }[move];
}

function placeCategory(deck: DeckDocument, from: number, to: number): void {
  const target = Math.max(0, Math.min(deck.categories.length - 1, to));
  if (from >= 0 && from !== target) deck.categories = moveTo(deck.categories, from, target);
}
