import type { SeenCard } from '@cardwright/server/contract';
import { useState } from 'react';
import type { LiveTable } from './connection/useTable.js';
import { sortHand, type HandOrder } from './sortHand.js';

/** One's own hand as it is held. */
export interface OwnHand {
  readonly cards: readonly SeenCard[];
  readonly order: HandOrder;
  readonly sort: (order: HandOrder) => void;
  /** Held face down, so that nobody reads along on this screen. */
  readonly isFaceDown: boolean;
  readonly turn: () => void;
  /** The place of the chosen card, and the card. */
  readonly place: number | undefined;
  readonly chosen: SeenCard | undefined;
  readonly choose: (place: number | undefined) => void;
}

/** Sorts one's hand, holds it face down, and chooses a card of it. */
export function useHand(table: LiveTable): OwnHand {
  const [order, sort] = useState<HandOrder>('own');
  const [isFaceDown, setFaceDown] = useState(false);
  const [choice, setChoice] = useState<{ readonly id: string; readonly place: number }>();
  const cards = sortHand(table.view.hand, order, table);
  const place = choice === undefined || isFaceDown ? undefined : placeOf(cards, choice);
  const chosen = place === undefined ? undefined : cards[place];
  const choose = (at: number | undefined): void => {
    const card = at === undefined ? undefined : cards[at];
    setChoice(at === undefined || card === undefined ? undefined : { id: card.id, place: at });
  };
  return { cards, order, sort, isFaceDown, turn: () => setFaceDown(!isFaceDown), place, chosen, choose };
}

/** Where the chosen card lies; if it has left the hand, the next one is chosen instead. */
function placeOf(
  cards: readonly SeenCard[],
  { id, place }: { readonly id: string; readonly place: number },
): number | undefined {
  const at = cards.findIndex((card) => card.id === id);
  if (at >= 0) return at;
  return cards.length === 0 ? undefined : Math.min(place, cards.length - 1);
}
