import { groupBy } from '../groupBy.js';
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

/** What cards that may be the same have in common; without it, a card has no counterpart. */
type KeyOf = (card: CardInDeck) => string | undefined;

/**
 * Pairs the cards of two versions of a deck: by id; else by title, because a deck folder has no ids; else by place, if
 * there are as many cards between the same neighbours in both. Pairs are in the order of the newer deck; removed cards
 * follow.
 */
export function pairCards(before: Deck, after: Deck): readonly CardPair[] {
  const left = cardsInDeck(before);
  const right = cardsInDeck(after);
  /** The newer version of each paired card, by either of its versions. */
  const newest = new Map<CardInDeck, CardInDeck>();
  const older = new Map<CardInDeck, CardInDeck>();
  const pairBy = (oldKey: KeyOf, newKey: KeyOf, mayPair = (_olds: number, _news: number): boolean => true): void => {
    const isFree = (each: CardInDeck): boolean => !newest.has(each);
    const olds = groupBy(left.filter(isFree), oldKey);
    const news = groupBy(right.filter(isFree), newKey);
    for (const [key, cards] of news) {
      const found = olds.get(key) ?? [];
      if (key === undefined || !mayPair(found.length, cards.length)) continue;
      cards.forEach((now, index) => {
        const old = found[index];
        if (old === undefined) return;
        older.set(now, old);
        newest.set(old, now).set(now, now);
      });
    }
  };
  pairBy(idOf, idOf);
  pairBy(
    (each) => titleOf(each, before),
    (each) => titleOf(each, after),
  );
  pairBy(placesIn(left, newest), placesIn(right, newest), (olds, news) => olds === news);
  const pairs = right.map((each): CardPair => {
    const old = older.get(each);
    return { ...(old !== undefined && { before: old }), after: each };
  });
  return [...pairs, ...left.filter((each) => !newest.has(each)).map((each) => ({ before: each }))];
}

const idOf: KeyOf = ({ card }) => card.id;

/** The place of a card: the paired cards before and after it. Undefined for a card with an id, because another id is another card. */
function placesIn(cards: readonly CardInDeck[], newest: ReadonlyMap<CardInDeck, CardInDeck>): KeyOf {
  const numbers = cards.map((each) => newest.get(each)?.number);
  return ({ card, number }) => {
    const earlier = numbers.slice(0, number - 1).findLast((each) => each !== undefined) ?? 'first';
    const later = numbers.slice(number).find((each) => each !== undefined) ?? 'last';
    return card.id === undefined ? `${earlier} ${later}` : undefined;
  };
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
