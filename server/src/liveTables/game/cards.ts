import { MOVED, Refusal, type Chance, type Game, type Layout, type Pile } from './Game.js';

/** The cards in random order, each order as likely (Fisher and Yates). */
export function shuffled(cards: readonly number[], chance: Chance): number[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}

/** Gives cards new ids. It happens whenever a card moves, so that nobody can follow one to where they do not see it. */
export function rename({ ids }: Game, cards: readonly number[], chance: Chance): void {
  for (const card of cards) ids[card] = chance.name();
}

/** @throws Refusal if there is no such pile */
export function pileOf({ piles }: Layout, id: string): Pile {
  const pile = piles.find((each) => each.id === id);
  if (pile === undefined) throw new Refusal('That pile is gone.');
  return pile;
}

/** Takes cards from the top. @throws Refusal if the pile has none */
export function takeTop(pile: Pile, count: number): number[] {
  if (pile.cards.length === 0) throw new Refusal(`The ${pile.name.toLowerCase()} is empty.`);
  return pile.cards.splice(-count, count).reverse();
}

export function handOf({ hands }: Layout, seat: string): number[] {
  return (hands[seat] ??= []);
}

/** Takes a card out of a list. @returns whether it was there */
export function remove(cards: number[], card: number): boolean {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
  return place >= 0;
}

/** Takes a card off the table. @returns whether it lay there */
export function removeFromTable({ table }: Layout, card: number): boolean {
  const place = table.findIndex((each) => each.card === card);
  if (place >= 0) table.splice(place, 1);
  return place >= 0;
}

/** Takes a card out of a hand. @throws Refusal if it is not there */
export function takeFromHand(layout: Layout, seat: string, card: number): void {
  if (!remove(handOf(layout, seat), card)) throw new Refusal(MOVED);
  remove(layout.shown, card);
}

/** The cards that lie openly for everybody. */
export function isOpen({ layout, vote }: Game, card: number): boolean {
  return (
    layout.table.some((each) => each.card === card && each.isFaceUp) ||
    layout.piles.some(({ isFaceUp, cards }) => isFaceUp && cards.includes(card)) ||
    layout.shown.includes(card) ||
    (vote?.isRevealed === true && Object.values(layout.votes).includes(card))
  );
}

/** The entries of all other seats. */
export function without<T>(bySeat: Readonly<Record<string, T>>, seat: string): Record<string, T> {
  return Object.fromEntries(Object.entries(bySeat).filter(([each]) => each !== seat));
}

/** Returns all that a seat holds to the draw pile, which is shuffled: nobody learns what it was. */
export function returnCards(game: Game, seat: string, pile: Pile, chance: Chance): void {
  const { layout } = game;
  const vote = layout.votes[seat];
  const cards = [...handOf(layout, seat), ...(vote === undefined ? [] : [vote])];
  layout.hands = without(layout.hands, seat);
  layout.votes = without(layout.votes, seat);
  if (cards.length === 0) return;
  layout.shown = layout.shown.filter((card) => !cards.includes(card));
  pile.cards = shuffled([...pile.cards, ...cards], chance);
  rename(game, pile.cards, chance);
}
