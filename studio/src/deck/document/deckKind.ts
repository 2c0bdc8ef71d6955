import { compareRanks, withoutServerKeys } from '@cardwright/renderer';
import isEqual from 'fast-deep-equal';
import type { DocumentKind } from '../../editing/DocumentKind.js';
import { nameOfLanguage } from '../../languages/nameOfLanguage.js';
import { fieldWords } from '../../words/fieldNames.js';
import { describeChanges } from './describeChanges.js';
import { allCards, findCard, findCategory } from './find.js';
import { type CardPlace, mergeDecks, PLACE } from './mergeDecks.js';
import { titleOf } from './texts.js';
import type { DeckDocument } from './types.js';

/** The deck as a document of the editing core. */
export const deckKind: DocumentKind<DeckDocument> = {
  noun: 'deck',
  texts: { unsaved: 'You have unsaved changes', saved: 'Deck saved', saveFailed: 'Error saving deck' },
  isSame: (one, other) => isEqual(contentOf(one), contentOf(other)),
  showsImage: (deck, url) =>
    [deck, ...deck.categories, ...allCards(deck)].some(({ illustration }) => illustration === url),
  merge: mergeDecks,
  describeChanges,
  nameOfPlace,
  wordsOfValue,
};

/** What a save sends: the server stamps categories and cards as well, each time that it saves them. */
function contentOf({ categories, ...deck }: DeckDocument): object {
  return {
    ...withoutServerKeys(deck),
    categories: categories.map(({ cards, ...category }) => ({
      ...withoutServerKeys(category),
      cards: cards.map(withoutServerKeys),
    })),
  };
}

/** 'Hail, title in German'. */
function nameOfPlace(path: readonly string[], deck: DeckDocument): string {
  const [list, id = ''] = path;
  const owner =
    list === 'cards' ? findCard(deck, id)?.card : list === 'categories' ? findCategory(deck, id) : undefined;
  const rest = owner === undefined ? path : path.slice(2);
  const name = owner === undefined ? 'The deck' : titleOf(deck, owner);
  const [first, language = '', ...field] = rest;
  const kind = owner === undefined ? 'deck' : list === 'cards' ? 'card' : 'category';
  const words = (keys: readonly string[]): string => keys.map((key) => fieldWords(key, kind)).join(' ');
  if (first !== 'translations') return `${name}, ${words(rest)}`;
  return `${name}, ${words(field)} in ${nameOfLanguage(language, 'en')}`;
}

/** Where a card or a category is: 'Storms, number 3'; undefined for values that need no words. */
function wordsOfValue(path: readonly string[], value: unknown, deck: DeckDocument): string | undefined {
  const [list, id = '', key] = path;
  const numberOf = (others: readonly { readonly id: string; readonly position: string }[], rank: string): string =>
    `Number ${others.filter((other) => other.id !== id && compareRanks(other.position, rank) < 0).length + 1}`;
  if (list === 'categories' && key === 'position' && typeof value === 'string') return numberOf(deck.categories, value);
  if (list !== 'cards' || key !== PLACE) return undefined;
  const [home, rank] = value as CardPlace;
  const category = findCategory(deck, home);
  return category && `${titleOf(deck, category)}, ${numberOf(category.cards, rank).toLowerCase()}`;
}
