import type { Card, Category, Deck } from './deck.js';
import type { ProblemList } from '../reading/problemList.js';
import { compareRanks, settleRanks, type Ranked } from '../ranks/ranks.js';
import { UUID } from '../values/uuid.js';
import { TEMPORARY_ID_KEYS } from '../values/values.js';

/**
 * Completes a deck: drops foreign ids, sorts by rank, and adds missing ranks.
 * @param keepTemporaryIds keep `temp_id` and its variants, and keep ids that are not UUIDs as `temp_id`
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
 * Sorts by rank if every entry has one; equal ranks are reported, and all are renumbered. If any rank is missing, keeps
 * the order of the file.
 */
function ranked<T extends Ranked>(entries: readonly T[], path: (string | number)[], problems: ProblemList): T[] {
  if (entries.some(({ position }) => position === '')) return settleRanks(entries);
  const sorted = entries.toSorted((left, right) => compareRanks(left.position, right.position));
  const collision = sorted.find(({ position }, index) => sorted[index - 1]?.position === position);
  if (collision !== undefined)
    problems.warn(path, {
      code: 'deck.rank_collision',
      message: `Two entries have the position ${collision.position}; all were renumbered in their current order.`,
      fix: 'You need not do anything. To use the order of the list, omit positions.',
    });
  return settleRanks(sorted);
}
