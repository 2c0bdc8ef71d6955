import { insertAt, settleRanks, type Card, type Category, type Deck } from '../../schema/index.js';
import type { DeckUpdate } from './planUpdate.js';

/**
 * The categories of a deck after an update. Cards that stay keep their ids and places; new ones are added at the end of
 * their category, without ids.
 * @param isChosen whether the entry with a key applies
 */
export function applyUpdate(
  deck: Deck,
  { categories, added, changed, removed }: DeckUpdate,
  isChosen: (key: string) => boolean = () => true,
): readonly Category[] {
  const gone = new Set(removed.filter(({ key }) => isChosen(key)).map(({ index }) => index));
  const changes = new Map(changed.filter(({ key }) => isChosen(key)).map((entry) => [entry.index, entry]));
  const homes = categories.map((): Card[] => []);
  const arrivals = categories.map((): Card[] => []);
  let index = -1;
  deck.categories.forEach(({ cards }, home) => {
    homes[home] = cards.flatMap((card) => {
      index += 1;
      const change = changes.get(index);
      if (gone.has(index)) return [];
      if (change?.home === undefined) return [change?.card ?? card];
      arrivals[change.home]?.push(change.card);
      return [];
    });
  });
  for (const { home, card, key } of added) if (isChosen(key)) arrivals[home]?.push(card);
  const filled = categories.flatMap((category, home): Category[] => {
    const own = deck.categories[home];
    const [kept = [], come = []] = [homes[home], arrivals[home]];
    if (own === undefined && come.length === 0) return [];
    const cards = come.reduce((list, card) => insertAt(list, card, list.length), kept);
    if (own !== undefined && isSameList(own.cards, cards)) return [own];
    return [{ ...(own ?? category), cards }];
  });
  return settleRanks(filled);
}

function isSameList(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && one.every((card, index) => card === other[index]);
}
