import type { Card, Category, Deck } from './deck.js';
import { KeyCheck } from './KeyCheck.js';
import { isObject, type JsonObject } from '../migrations/migration.js';
import { LIMITS } from '../values/limits.js';
import { formatPath, type PathSegments } from '../reading/path.js';
import type { ProblemList } from '../reading/problemList.js';
import { UUID } from '../values/uuid.js';

/** Checks a deck as a whole: unique ids, and likely misspellings. */
export function checkDeck(deck: Deck, problems: ProblemList): void {
  const ids = new Map<string, PathSegments>();
  const keys = new KeyCheck(problems);
  checkDefaultLanguage(deck, problems);
  keys.deck(deck);
  for (const [index, category] of deck.categories.entries()) {
    const path = ['categories', index];
    checkEntity(category, path, ids, problems);
    keys.category(category, path);
    for (const [cardIndex, card] of category.cards.entries()) {
      const cardPath = [...path, 'cards', cardIndex];
      checkEntity(card, cardPath, ids, problems);
      keys.card(card, cardPath);
    }
  }
  keys.reportValues();
}

/**
 * Checks the size of a deck before its schema does, which takes up to a hundred times as long as reading the file.
 * @returns whether the deck is small enough to be read
 */
export function checkSize({ categories }: JsonObject, problems: ProblemList): boolean {
  const lists = Array.isArray(categories) ? (categories as readonly unknown[]) : [];
  const cards = lists.reduce<number>((sum, category) => sum + cardsOf(category), 0);
  if (cards > LIMITS.cards) {
    const message = `The deck has ${cards} cards; at most ${LIMITS.cards} are allowed.`;
    problems.error(['categories'], { code: 'deck.too_many_cards', message, fix: 'Split the deck.' });
  } else if (lists.length > LIMITS.categories) {
    const message = `The deck has ${lists.length} categories; at most ${LIMITS.categories} are allowed.`;
    problems.error(['categories'], { code: 'deck.too_many_categories', message, fix: 'Split the deck.' });
  } else return true;
  return false;
}

function cardsOf(category: unknown): number {
  return isObject(category) && Array.isArray(category.cards) ? category.cards.length : 0;
}

function checkEntity(
  entity: Card | Category,
  path: PathSegments,
  ids: Map<string, PathSegments>,
  problems: ProblemList,
): void {
  if (entity.id === undefined || !UUID.test(entity.id)) return;
  const id = entity.id.toLowerCase();
  const first = ids.get(id);
  if (first === undefined) ids.set(id, path);
  else
    problems.error([...path, 'id'], {
      code: 'deck.duplicate_id',
      message: `The id ${id} is already used by ${formatPath(first)}; ids must be unique in a deck.`,
      fix: 'Remove the id from the copy; it then gets a new one.',
    });
}

function checkDefaultLanguage(deck: Deck, problems: ProblemList): void {
  const languages = Object.keys(deck.translations);
  if (languages.length === 0 || languages.includes(deck.default_language)) return;
  problems.warn(['translations'], {
    code: 'deck.no_default_translation',
    message: `The default language is ${deck.default_language}, but the deck only has texts in ${languages.join(', ')}.`,
    fix: 'Change default_language, or add this translation.',
  });
}
