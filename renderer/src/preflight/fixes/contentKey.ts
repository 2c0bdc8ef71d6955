import type { Card } from '../../schema/deck/deck.js';
import { isServerKey } from '../../schema/values/serverKeys.js';

/** The keys that do not decide how a card is printed. */
const NOT_CONTENT: ReadonlySet<string> = new Set(['id', 'position', 'copies', 'category_id', 'language_code']);

/** The same text for two cards of a category that would be printed alike. */
export function contentKey(card: Card): string {
  return JSON.stringify(settled(card));
}

/** In one order of keys, without ids, empty values and what a server adds. */
function settled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(settled);
  const entries = Object.entries(value)
    .filter(([key]) => !NOT_CONTENT.has(key) && !isServerKey(key))
    .map(([key, each]) => [key, settled(each)] as const)
    .filter(([, each]) => !isEmpty(each))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
