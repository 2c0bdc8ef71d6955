import { insertAt, settleRanks, type Card, type Category, type Deck } from '../../schema/index.js';
import { rankInOrder } from '../../schema/ranks/rankInOrder.js';
import type { DeckUpdate } from './types.js';

export interface UpdateChoice {
  /** Whether the entry with a key applies; all apply when absent. */
  readonly isChosen?: (key: string) => boolean;
  /** Whether the cards of each category take the order of the table, rather than keep theirs. */
  readonly inTableOrder?: boolean;
}

/** A card that stays in its category, or comes to it, with its position in the deck and its row in the table. */
interface Placed {
  readonly card: Card;
  readonly index: number | undefined;
  readonly row: number | undefined;
}

interface Home {
  readonly kept: Placed[];
  readonly arrivals: Placed[];
}

/** A category after the update, with its cards in the order in which they come. */
interface Filled extends Home {
  readonly own: Category | undefined;
  readonly category: Category;
  readonly all: readonly Placed[];
  readonly sorted: readonly Placed[];
}

/**
 * The categories of a deck after an update. Cards that stay keep their ids, and their places unless the table decides;
 * new ones are added at the end of their category, without ids.
 */
export function applyUpdate(deck: Deck, update: DeckUpdate, choice: UpdateChoice = {}): readonly Category[] {
  const filled = fillCategories(deck, update, choice).map(
    ({ own, category, kept, arrivals, all, sorted }): Category => {
      const stayed = new Set(kept);
      const cards = isSameList(all, sorted)
        ? arrivals.reduce(
            (list, { card }) => insertAt(list, card, list.length),
            kept.map(({ card }) => card),
          )
        : rankInOrder(sorted.map((placed) => (stayed.has(placed) ? placed.card : { ...placed.card, position: '' })));
      if (own !== undefined && isSameList(own.cards, cards)) return own;
      return { ...(own ?? category), cards };
    },
  );
  return settleRanks(filled);
}

/**
 * Where the cards of each category after an update come from: their positions in the deck, from 0 over all categories;
 * undefined for new ones.
 */
export function cardOrigins(
  deck: Deck,
  update: DeckUpdate,
  choice: UpdateChoice = {},
): readonly (readonly (number | undefined)[])[] {
  return fillCategories(deck, update, choice).map(({ sorted }) => sorted.map(({ index }) => index));
}

/** The categories that stay, and new ones with cards. */
function fillCategories(deck: Deck, update: DeckUpdate, choice: UpdateChoice): readonly Filled[] {
  const homes = findHomes(deck, update, choice);
  return update.categories.flatMap((category, index): Filled[] => {
    const own = deck.categories[index];
    const { kept, arrivals } = homes[index] ?? { kept: [], arrivals: [] };
    if (own === undefined && arrivals.length === 0) return [];
    const all = [...kept, ...arrivals];
    return [{ own, category, kept, arrivals, all, sorted: choice.inTableOrder === true ? byRow(all) : all }];
  });
}

/** Whether the table has the cards of a category in another order than the deck would have. */
export function changesOrder(deck: Deck, update: DeckUpdate, choice: UpdateChoice = {}): boolean {
  return findHomes(deck, update, choice).some(({ kept, arrivals }) => {
    const all = [...kept, ...arrivals];
    return !isSameList(all, byRow(all));
  });
}

/** The cards of each category of an update. */
function findHomes(
  deck: Deck,
  { categories, added, changed, removed, rows }: DeckUpdate,
  { isChosen = () => true }: UpdateChoice,
): readonly Home[] {
  const gone = new Set(removed.filter(({ key }) => isChosen(key)).map(({ index }) => index));
  const changes = new Map(changed.filter(({ key }) => isChosen(key)).map((entry) => [entry.index, entry]));
  const homes = categories.map((): Home => ({ kept: [], arrivals: [] }));
  let index = -1;
  deck.categories.forEach(({ cards }, home) => {
    for (const card of cards) {
      index += 1;
      const change = changes.get(index);
      if (gone.has(index)) continue;
      const placed = { card: change?.card ?? card, index, row: rows[index] };
      if (change?.home === undefined) homes[home]?.kept.push(placed);
      else homes[change.home]?.arrivals.push(placed);
    }
  });
  for (const { home, card, key, row } of added)
    if (isChosen(key)) homes[home]?.arrivals.push({ card, index: undefined, row });
  return homes;
}

/** In the order of the table. A card that is not in it stays behind the one that it follows. */
function byRow(cards: readonly Placed[]): readonly Placed[] {
  let last = -1;
  return cards
    .map((placed) => ({ placed, row: (last = placed.row ?? last) }))
    .sort((one, other) => one.row - other.row)
    .map(({ placed }) => placed);
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((card, index) => card === other[index]);
}
