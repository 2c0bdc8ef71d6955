import type { SeenCard } from '@cardwright/server/contract';
import type { LiveTable } from './connection/useTable.js';

/** In which order a hand lies: as its cards came and were moved, or sorted. */
export type HandOrder = 'own' | 'name' | 'category';

/** The cards of a hand in an order. Cards of one category are sorted by name; copies keep their own order. */
export function sortHand(
  hand: readonly SeenCard[],
  order: HandOrder,
  { title, category, language }: Pick<LiveTable, 'title' | 'category' | 'language'>,
): readonly SeenCard[] {
  if (order === 'own') return hand;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const group = (face: string): number => (order === 'category' ? category(face) : 0);
  return hand.toSorted(
    (one, other) => group(one.face) - group(other.face) || compare(title(one.face), title(other.face)),
  );
}
