import type { Card, Category, Deck } from '../../schema/deck/deck.js';
import { cardOf } from '../createFinding.js';
import type { DeckPath } from '../fixes/deckFix.js';
import { PREFLIGHT_CHECKS, type FindingCode } from '../reference.js';
import type { Finding, FindingCard } from '../types.js';

/** A card and its place in the deck. */
export interface CardInDeck {
  readonly card: Card;
  readonly category: Category;
  readonly path: DeckPath;
  /** The card as findings name it. */
  readonly named: FindingCard;
}

/** Every card in print order. */
export function cardsInDeck(deck: Deck): readonly CardInDeck[] {
  let number = 0;
  return deck.categories.flatMap((category, at) =>
    category.cards.map((card, index): CardInDeck => {
      number += 1;
      const named = cardOf({ deck, card, cardNumber: number, language: deck.default_language, side: 'front' });
      return { card, category, path: ['categories', at, 'cards', index], named: named ?? { number, title: '' } };
    }),
  );
}

/** A finding about the deck's content, whatever its faces look like. */
export function deckFinding(
  code: FindingCode,
  message: string,
  more: Pick<Finding, 'card' | 'quickFix' | 'field' | 'language'> = {},
): Finding {
  const { severity, fix } = PREFLIGHT_CHECKS[code];
  return { code, severity, message, fix, ...more };
}
