import { DEFAULT_CARD_TITLE } from '../../schema/deck/card.js';
import type { Deck } from '../../schema/deck/deck.js';
import { LIMITS } from '../../schema/values/limits.js';
import { contentKey } from '../fixes/contentKey.js';
import type { DeckFix } from '../fixes/deckFix.js';
import { groupBy } from '../../groupBy.js';
import type { Finding } from '../types.js';
import { cardsInDeck, deckFinding, type CardInDeck } from './placedCards.js';

/** Finds cards of a category that say the same in every language and have the same design. */
export function checkDuplicates(deck: Deck): readonly Finding[] {
  // New cards that nobody has filled in are reported for their titles.
  const cards = cardsInDeck(deck).filter(({ named }) => named.title !== '' && named.title !== DEFAULT_CARD_TITLE);
  // Compare only cards with the same title: comparing all cards as a whole takes much longer.
  const rivals = [...groupBy(cards, ({ named, path }) => `${path[1] ?? ''} ${named.title}`).values()];
  const groups = rivals
    .filter(({ length }) => length > 1)
    .flatMap((each) => [...groupBy(each, ({ card }) => contentKey(card)).values()]);
  return groups.flatMap((same) => {
    const [first, ...others] = same;
    if (first === undefined || others.length === 0) return [];
    const message = `The card “${first.named.title}” is in its category ${same.length === 2 ? 'twice' : `${same.length} times`}.`;
    const quickFix = merged(first, others);
    return same.map(({ named }) =>
      deckFinding('card.duplicate', message, { card: named, ...(quickFix && { quickFix }) }),
    );
  });
}

/** One card with all the copies; undefined if they are too many. */
function merged(first: CardInDeck, others: readonly CardInDeck[]): DeckFix | undefined {
  const copies = [first, ...others].reduce((sum, { card }) => sum + card.copies, 0);
  if (copies > LIMITS.copies) return undefined;
  return {
    label: `Keep one card with ${copies} copies`,
    edits: [
      { type: 'set', path: [...first.path, 'copies'], before: first.card.copies, value: copies },
      ...others.map(({ path }) => ({ type: 'remove-card', path, sameAs: first.path }) as const),
    ],
  };
}
