import type { Card, Category, Deck } from './deck.js';
import type { ProblemList } from '../reading/problemList.js';
import { compareRanks, settleRanks, type Ranked } from '../ranks/ranks.js';
import { UUID } from '../values/uuid.js';
import { TEMPORARY_ID_KEYS } from '../values/values.js';

/**
 * Completes a deck: drops foreign ids, sorts by rank, and ranks what has none.
 * @param keepTemporaryIds leave `temp_id` and its kin, and keep ids that are no UUIDs as `temp_id`
 */
export function settleDeck(deck: Deck, problems: ProblemList, keepTemporaryIds: boolean): Deck {
  const clean = <T extends Card | Category | Deck>(entity: T): T => withoutForeignIds(entity, keepTemporaryIds);
  const categories = ranked(deck.categories, ['categories'], problems).map((category, index): Category => {
    const cards = ranked(category.cards, ['categories', index, 'cards'], problems);
    return { ...clean(category), cards: cards.map((card) => clean(card)) };
  });
  return { ...clean(deck), categories };
}

function withoutForeignIds<T extends Card | Category | Deck>(entity: T, keepTemporaryIds: boolean): T {
  const { id, ...rest } = entity;
  const isOwn = id !== undefined && UUID.test(id);
  const settled: Record<string, unknown> = isOwn ? { id: id.toLowerCase(), ...rest } : rest;
  if (typeof settled.category_id === 'string' && !UUID.test(settled.category_id)) delete settled.category_id;
  if (keepTemporaryIds) {
    if (!isOwn && id !== undefined && TEMPORARY_ID_KEYS.every((key) => !(key in settled))) settled.temp_id = id;
  } else for (const key of TEMPORARY_ID_KEYS) Reflect.deleteProperty(settled, key);
  return settled as T;
}

/**
 * Sorted by rank when every entry has one; two of the same rank are told, and all renumbered. When any lacks a rank the
 * order of the file counts.
 */
function ranked<T extends Ranked>(entries: readonly T[], path: (string | number)[], problems: ProblemList): T[] {
  if (entries.some(({ position }) => position === '')) return settleRanks(entries);
  const sorted = entries.toSorted((left, right) => compareRanks(left.position, right.position));
  const collision = sorted.find(({ position }, index) => sorted[index - 1]?.position === position);
  if (collision !== undefined)
    problems.warn(path, {
      code: 'deck.rank_collision',
      message: `Two entries have the position ${collision.position}; all were renumbered in their present order.`,
      fix: 'Nothing need be done; leave positions out to have the order of the list count.',
    });
  return settleRanks(sorted);
}
