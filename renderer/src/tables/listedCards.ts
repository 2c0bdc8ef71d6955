import { CardwrightError } from '../errors.js';
import { deckFileSchema, isObject } from '../schema/index.js';

/** Keys of decks that other programs use for other things. */
const COMMON = new Set(['id', 'icon', 'status']);
const DECK_KEYS = Object.keys(deckFileSchema.shape).filter((key) => !COMMON.has(key));

/** The names that programs give their list of cards. */
const CARDS = /^(?:cards?|records|items|rows|entries|results|data)$/i;

/**
 * The cards of another program, in a document that is not a deck: a list, or an object with exactly one list of objects,
 * such as the answer of a web service.
 * @throws CardwrightError `table.no_list` naming the lists if there are several
 */
export function listedCards(document: unknown, file: string): readonly unknown[] | undefined {
  if (Array.isArray(document)) return document as readonly unknown[];
  if (!isObject(document) || DECK_KEYS.some((key) => key in document)) return undefined;
  const lists = Object.entries(document).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every(isObject),
  );
  if (lists.length > 1) throw severalLists(lists, file);
  return lists[0]?.[1];
}

/** The list with the usual name, or else the longest one, is likely to be that of the cards. */
function severalLists(lists: readonly (readonly [string, readonly unknown[]])[], file: string): CardwrightError {
  const [longest] = lists.toSorted(([, one], [, other]) => other.length - one.length);
  const [kept = ''] = lists.find(([name]) => CARDS.test(name)) ?? longest ?? [];
  const names = lists.map(([name]) => `"${name}"`);
  return new CardwrightError(
    'table.no_list',
    `${file} has several lists: ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}.`,
    {
      path: file,
      fix: `Keep only the list of cards, probably "${kept}", and remove the others. In a deck file, cards are in "categories".`,
    },
  );
}
