import { deckFileSchema, isObject } from '../schema/index.js';

/** Keys of decks that other programs use for other things. */
const COMMON = new Set(['id', 'icon', 'status']);
const DECK_KEYS = Object.keys(deckFileSchema.shape).filter((key) => !COMMON.has(key));

/**
 * The cards of another program, in a document that is not a deck: a list, or an object with exactly one list of objects,
 * such as the answer of a web service.
 */
export function listedCards(document: unknown): readonly unknown[] | undefined {
  if (Array.isArray(document)) return document as readonly unknown[];
  if (!isObject(document) || DECK_KEYS.some((key) => key in document)) return undefined;
  const lists = Object.values(document).filter(
    (value) => Array.isArray(value) && value.length > 0 && value.every(isObject),
  );
  return lists.length === 1 ? (lists[0] as readonly unknown[]) : undefined;
}
