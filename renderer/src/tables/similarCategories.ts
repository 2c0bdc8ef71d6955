import { counted } from '../counted.js';
import type { Problem } from '../errors.js';
import { nearestName } from '../schema/index.js';
import { plainName } from './categoryIndex.js';

interface NamedCategory {
  /** In the deck's main language. */
  readonly title: string;
  readonly cards: number;
  /** The line of its first card; undefined for a category that the deck had before. */
  readonly line: number | undefined;
}

/** Words that differ in a letter are too often different ones if they are shorter than this. */
const SHORTEST = 5;
/** In words from here on, two slips are allowed. */
const LONG = 9;

/** Tells categories of a table that may be another one misspelt: fewer cards have them, and a letter or two differ. */
export function similarCategories(categories: readonly NamedCategory[], file: string): readonly Problem[] {
  return categories.flatMap((category) => {
    const { line } = category;
    if (line === undefined) return [];
    const meant = categories.find((other) => other.cards > category.cards && isSlip(category.title, other.title));
    if (meant === undefined) return [];
    return [
      {
        code: 'table.similar_categories',
        severity: 'info',
        path: 'category',
        message: `The category ${named(category)} may be a misspelling of ${named(meant)}.`,
        fix: 'If so, write both the same way.',
        place: { file, line },
      },
    ];
  });
}

function named({ title, cards }: NamedCategory): string {
  return `“${title}” (${counted(cards, 'card')})`;
}

/** Whether one word differs by a slip. Other words and numbers are kept apart: “Level 1” and “Level 2”. */
function isSlip(one: string, other: string): boolean {
  const [words, others] = [one, other].map((title) => plainName(title).split(' ')) as [string[], string[]];
  const differing = words.flatMap((word, index) =>
    word === others[index] ? [] : [[word, others[index] ?? ''] as const],
  );
  const [pair] = differing;
  if (words.length !== others.length || pair === undefined || differing.length > 1) return false;
  const shorter = Math.min(...pair.map((word) => word.length));
  const areWords = pair.every((word) => /^\p{L}+$/u.test(word));
  return areWords && shorter >= SHORTEST && nearestName(pair[0], [pair[1]], shorter < LONG ? 1 : 2) !== undefined;
}
