import { compareRanks, isServerKey, settleRanks } from '@cardwright/renderer';
import { type Merge, mergeThings, type TakesTheirs, type Thing } from '../../editing/conflicts/mergeThings.js';
import type { DeckCard, DeckCategory, DeckDocument } from './types.js';

/** Three-way merge of decks: categories and cards by id, texts language by language. */
export function mergeDecks(
  base: DeckDocument,
  mine: DeckDocument,
  theirs: DeckDocument,
  takesTheirs?: TakesTheirs,
): Merge<DeckDocument> {
  const rules = { isServers, takesTheirs };
  const { merged, conflicts } = mergeThings(flatten(base), flatten(mine), flatten(theirs), rules);
  return { merged: unflatten(merged, [mine, theirs]), conflicts };
}

/** Keys of the deck itself, of a category or of a card; texts and values of the deck's own may have any name. */
function isServers(path: readonly string[]): boolean {
  const [list = '', , key = list] = path;
  if (path.length === 3) return ['categories', 'cards'].includes(list) && isServerKey(key);
  return path.length === 1 && isServerKey(list);
}

/** A deck with all its cards in one list, so that a card which one side moved and the other changed is still one card. */
function flatten({ categories, ...deck }: DeckDocument): Thing {
  return {
    ...deck,
    categories: categories.map(({ cards: _cards, ...category }) => category),
    cards: categories.flatMap(({ id, cards }) =>
      cards.map(({ position, ...card }) => ({ ...card, [PLACE]: [id, position] })),
    ),
  };
}

/** Puts cards back into their categories and orders lists by rank; equal ranks are renumbered. */
function unflatten(flat: Thing, sides: readonly DeckDocument[]): DeckDocument {
  const { cards, categories, ...deck } = flat as Flat;
  const homes = new Set(cards.map(({ [PLACE]: [home] }) => home));
  const kept = new Set(categories.map(({ id }) => id));
  // A category that one side deleted while the other added cards to it.
  const wanted = sides
    .flatMap((side) => side.categories)
    .filter(({ id }) => homes.has(id) && !kept.has(id) && kept.add(id));
  const grouped = [...categories, ...wanted].map((category) => ({
    ...category,
    cards: settleRanks(
      byRank(
        cards.flatMap(({ [PLACE]: [home, position], ...card }) =>
          home === category.id ? [{ ...card, position }] : [],
        ),
      ),
    ),
  }));
  return { ...deck, categories: settleRanks(byRank(grouped)) } as DeckDocument;
}

/** A card's category and rank while all cards are in one list: a card that both sides moved is one conflict. */
export const PLACE = 'place in the deck';
export type CardPlace = readonly [categoryId: string, position: string];

type Flat = Thing & {
  readonly cards: readonly (Omit<DeckCard, 'position'> & { readonly [PLACE]: CardPlace })[];
  readonly categories: readonly DeckCategory[];
};

function byRank<T extends { readonly position: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((left, right) => compareRanks(left.position, right.position));
}
