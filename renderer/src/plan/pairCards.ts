import type { Card, Category, Deck } from '../schema/deck/deck.js';
import { translate } from '../schema/deck/translate.js';

/** A card with its place in its deck. */
export interface CardInDeck {
  readonly card: Card;
  readonly category: Category;
  /** Position in the deck, from 1. */
  readonly number: number;
}

/** The same card in two versions of a deck; one side is absent if the card was added or removed. */
export interface CardPair {
  readonly before?: CardInDeck;
  readonly after?: CardInDeck;
}

/**
 * Pairs the cards of two versions of a deck: by id, else by title, because a deck folder has no ids. Pairs are in the
 * order of the newer deck; removed cards follow.
 */
export function pairCards(before: Deck, after: Deck): readonly CardPair[] {
  const left = cardsInDeck(before);
  const taken = new Set<CardInDeck>();
  const take = (found: CardInDeck | undefined): CardInDeck | undefined => {
    if (found !== undefined) taken.add(found);
    return found;
  };
  const right = cardsInDeck(after);
  const byId = new Map(left.flatMap((each) => (each.card.id === undefined ? [] : [[each.card.id, each] as const])));
  const found = new Map(right.map((each) => [each, take(byId.get(each.card.id ?? ''))]));
  const byTitle = new Map<string, CardInDeck[]>();
  for (const each of left.filter((one) => !taken.has(one))) {
    const key = titleOf(each, before);
    byTitle.set(key, [...(byTitle.get(key) ?? []), each]);
  }
  const pairs = right.map((each): CardPair => {
    const old = found.get(each) ?? take(byTitle.get(titleOf(each, after))?.shift());
    return { ...(old !== undefined && { before: old }), after: each };
  });
  return [...pairs, ...left.filter((each) => !taken.has(each)).map((each) => ({ before: each }))];
}

function cardsInDeck({ categories }: Deck): readonly CardInDeck[] {
  return categories
    .flatMap((category) => category.cards.map((card) => ({ category, card })))
    .map((each, index) => ({ ...each, number: index + 1 }));
}

function titleOf({ card }: CardInDeck, { default_language: language }: Deck): string {
  const { value } = translate(card.translations, 'title', language, language);
  return typeof value === 'string' ? value : '';
}
