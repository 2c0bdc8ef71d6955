import { counted } from '../../counted.js';
import { cardSchema, cardTexts } from './card.js';
import type { Card, Category, Deck } from './deck.js';
import type { JsonObject } from '../migrations/migration.js';
import { LIMITS } from '../values/limits.js';
import { formatPath, type PathSegments } from '../reading/path.js';
import type { ProblemList } from '../reading/problemList.js';
import { nearestName } from '../reading/suggest.js';
import { isServerKey } from '../values/serverKeys.js';
import { UUID } from '../values/uuid.js';
import { TEMPORARY_ID_KEYS } from '../values/values.js';

const CARD_TEXTS = Object.keys(cardTexts);
/** Keys that somebody keeps on purpose, for other programs. */
const PRIVATE = /^(?:x[-_]|_)/i;
const CARD_KEYS = [...Object.keys(cardSchema.shape), ...TEMPORARY_ID_KEYS];

/** Checks a deck as a whole: unique ids, and likely misspellings. */
export function checkDeck(deck: Deck, problems: ProblemList): void {
  const ids = new Map<string, PathSegments>();
  const unknown = new Map<string, UnknownKey>();
  checkDefaultLanguage(deck, problems);
  for (const [index, category] of deck.categories.entries()) {
    const path = ['categories', index];
    checkEntity(category, path, ids, problems);
    for (const [cardIndex, card] of category.cards.entries()) {
      const cardPath = [...path, 'cards', cardIndex];
      checkEntity(card, cardPath, ids, problems);
      checkCardKeys(card, cardPath, unknown, problems);
    }
  }
  reportUnknownKeys(unknown, problems);
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
  const isObject = typeof category === 'object' && category !== null;
  return isObject && 'cards' in category && Array.isArray(category.cards) ? category.cards.length : 0;
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

/** A value of a card that no design can show, because its key is unknown. */
interface UnknownKey {
  /** Of the first card that has it. */
  readonly path: PathSegments;
  readonly cards: number;
}

/** Unknown keys are kept, but one that resembles a known key, or holds a text or a number, is probably a mistake. */
function checkCardKeys(card: Card, path: PathSegments, unknown: Map<string, UnknownKey>, problems: ProblemList): void {
  for (const [key, value] of Object.entries(card)) {
    if (CARD_KEYS.includes(key) || isServerKey(key) || PRIVATE.test(key)) continue;
    const suggestion = key.length > 4 ? nearestName(key, CARD_KEYS, 2) : undefined;
    if (CARD_TEXTS.includes(key))
      problems.warn([...path, key], {
        code: 'deck.text_outside_translations',
        message: `"${key}" is on the card itself, where it is not shown; expected it in translations.<language>.`,
        fix: `Move it to translations.en.${key} (or its actual language).`,
      });
    else if (suggestion !== undefined)
      problems.warn([...path, key], {
        code: 'deck.unknown_key',
        message: `The key "${key}" is unknown; it is kept but has no effect. A similar key is "${suggestion}".`,
        fix: `Write "${suggestion}" if you meant that, or put custom values into fields.`,
      });
    // Other programs keep objects and lists of their own here.
    else if ((typeof value === 'string' && value.trim() !== '') || typeof value === 'number') {
      const { path: first, cards } = unknown.get(key) ?? { path: [...path, key], cards: 0 };
      unknown.set(key, { path: first, cards: cards + 1 });
    }
  }
}

function reportUnknownKeys(unknown: ReadonlyMap<string, UnknownKey>, problems: ProblemList): void {
  for (const [key, { path, cards }] of unknown)
    problems.warn(path, {
      code: 'deck.unknown_key',
      message: `The key "${key}" is unknown; it is kept, but no design shows it: ${counted(cards, 'card')}.`,
      fix: `Move it into "fields", where a design can show it as field:${key}.`,
    });
}
