/** How copies follow each other: all copies of a card together, or whole sets one after another. */
export const COPY_ORDERS = ['card', 'set'] as const;
export type CopyOrder = (typeof COPY_ORDERS)[number];

interface Copied {
  readonly copies: number;
}

/**
 * Every copy of every card: A A B B by card, A B A B by set. A set has one copy of each card that still has copies.
 */
export function* copiesInOrder<T extends Copied>(cards: readonly T[], order: CopyOrder): Generator<T, void, void> {
  if (order === 'card') {
    for (const card of cards) for (let copy = 0; copy < card.copies; copy += 1) yield card;
    return;
  }
  const sets = cards.reduce((most, { copies }) => Math.max(most, copies), 0);
  for (let set = 0; set < sets; set += 1) for (const card of cards) if (card.copies > set) yield card;
}
