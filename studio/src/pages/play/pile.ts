/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/** Cards by their index in the deck: a face-down pile, the hands drawn from it, and what was put aside. */
export interface Pile {
  /** Every card that is in the game. */
  readonly all: readonly number[];
  /** Face down, the next one first. */
  readonly left: readonly number[];
  /** One card, or several at once, for each draw. */
  readonly hands: readonly (readonly number[])[];
  /** The hand on the table; -1 before the first. */
  readonly at: number;
  /** Where the hands of this round begin: all cards were shuffled back in before it. */
  readonly round: number;
  /** Cards that were put aside: they are not drawn until they are brought back. */
  readonly aside: readonly number[];
}

/** A shuffled pile of these cards, of which none is drawn. */
export function newPile(all: readonly number[], random: Random): Pile {
  return { all, left: shuffled(all, random), hands: [], at: -1, round: 0, aside: [] };
}

/** The cards on the table. */
export function shownCards({ hands, at }: Pile): readonly number[] {
  return hands[at] ?? [];
}

/** What was drawn in this round, the newest first, without the cards on the table. */
export function playedCards({ hands, round, at }: Pile): readonly number[] {
  return hands.slice(round, Math.max(at, round)).flat().toReversed();
}

/**
 * Goes on to the next hand: one that was taken back, or up to `count` new cards. No card comes twice before the pile is
 * through; then all but those put aside are shuffled back in.
 */
export function draw(pile: Pile, count: number, random: Random): Pile {
  const { hands, at, left } = pile;
  if (at < hands.length - 1) return { ...pile, at: at + 1 };
  if (left.length > 0) return take(pile, count);
  const again = shuffled(without(pile.all, pile.aside), random);
  if (again.length === 0) return pile;
  // The card on the table would seem to stay.
  const [first = 0, ...rest] = again;
  const isSame = rest.length > 0 && shownCards(pile).includes(first);
  return take({ ...pile, left: isSame ? [...rest, first] : again, round: hands.length }, count);
}

/** Back to the hand before, if there is one. */
export function goBack(pile: Pile): Pile {
  return { ...pile, at: Math.max(Math.min(pile.at, 0), pile.at - 1) };
}

/** Shuffles everything back in, but for what was put aside. */
export function shuffleAll({ all, aside }: Pile, random: Random): Pile {
  return { ...newPile(without(all, aside), random), all, aside };
}

/** Takes a card out of the game until it is brought back. */
export function putAside(pile: Pile, card: number): Pile {
  if (pile.aside.includes(card)) return pile;
  return { ...pile, aside: [...pile.aside, card], left: without(pile.left, [card]) };
}

/** Shuffles the cards that were put aside into the pile. */
export function bringBack(pile: Pile, random: Random): Pile {
  const back = pile.aside.filter((card) => !pile.left.includes(card));
  return { ...pile, aside: [], left: shuffled([...pile.left, ...back], random) };
}

function take(pile: Pile, count: number): Pile {
  const hand = pile.left.slice(0, Math.max(1, count));
  return { ...pile, left: pile.left.slice(hand.length), hands: [...pile.hands, hand], at: pile.hands.length };
}

function without(cards: readonly number[], others: readonly number[]): readonly number[] {
  const gone = new Set(others);
  return cards.filter((card) => !gone.has(card));
}

/** Fisher and Yates. */
function shuffled(cards: readonly number[], random: Random): readonly number[] {
  const order = [...cards];
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const [one, two] = [order[index], order[other]];
    if (one !== undefined && two !== undefined) [order[index], order[other]] = [two, one];
  }
  return order;
}
