import type { Problem } from '@cardwright/renderer';
import { formatPath, type PathSegments } from '@cardwright/renderer/schema';

type Json = Readonly<Record<string, unknown>>;

/** Values of the document itself, with up to two templates. */
const MOST_IN_HEAD = 100_000;
/** Values of one category without its cards, or of one card: a hundred languages and fields, ten times over. */
const MOST_IN_PART = 10_000;

/**
 * Finds a part of a document with far too many values, which only unknown keys can have. The document is handled part by
 * part, and each part holds up other requests.
 */
export function findCrowded({ categories, cards, ...head }: Json): Problem | undefined {
  const lists = (Array.isArray(categories) ? categories : []) as readonly Json[];
  return (
    crowded(head, [], MOST_IN_HEAD) ??
    findIn(cards, ['cards']) ??
    first(lists, ({ cards: inside, ...category }, index) => {
      const path = ['categories', index];
      return crowded(category, path, MOST_IN_PART) ?? findIn(inside, [...path, 'cards']);
    })
  );
}

function findIn(cards: unknown, path: PathSegments): Problem | undefined {
  const list = (Array.isArray(cards) ? cards : []) as readonly unknown[];
  return first(list, (card, index) => crowded(card, [...path, index], MOST_IN_PART));
}

function first<T>(list: readonly T[], find: (entry: T, index: number) => Problem | undefined): Problem | undefined {
  for (const [index, entry] of list.entries()) {
    const found = find(entry, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function crowded(value: unknown, path: PathSegments, most: number): Problem | undefined {
  if (countValues(value) <= most) return undefined;
  const message = `There are more than ${most} values here.`;
  return {
    code: 'schema.too_many_values',
    severity: 'error',
    path: formatPath(path),
    message,
    fix: 'Remove unknown keys.',
  };
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const part of Object.values(value)) count += countValues(part);
  return count;
}
