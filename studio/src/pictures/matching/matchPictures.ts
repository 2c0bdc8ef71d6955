import { allCards } from '../../deck/document/find.js';
import type { DeckCard, DeckDocument } from '../../deck/document/types.js';
import { isFileName, nameKeys, numberKey, splitNumber, stem } from './nameKeys.js';

/** What files are matched by: the best of all, a card's title, number or place, or a field with file names. */
export type MatchBy = 'best' | 'title' | 'card_number' | 'place' | 'illustration' | `field:${string}`;

/** The file of each card by the card's id, as an index of the files. Cards with the same title share one. */
export type PictureMatches = ReadonlyMap<string, number>;

/** Finds the cards that a file's name means. */
type Rung = (file: string) => readonly DeckCard[];

/** Matches picture files with cards by their names. A card gets the first file of the surest kind of match. */
export function matchPictures(deck: DeckDocument, files: readonly string[], by: MatchBy = 'best'): PictureMatches {
  const matches = new Map<string, number>();
  const used = new Set<number>();
  for (const rung of rungs(deck, by))
    files.forEach((file, index) => {
      if (used.has(index)) return;
      const free = rung(file).filter(({ id }) => !matches.has(id));
      for (const { id } of free) matches.set(id, index);
      if (free.length > 0) used.add(index);
    });
  return matches;
}

/** What the files can be matched by in a deck. */
export function matchChoices(deck: DeckDocument): readonly MatchBy[] {
  const cards = allCards(deck);
  const has = (isThere: (card: DeckCard) => boolean): boolean => cards.some(isThere);
  const fields = new Set(cards.flatMap(({ fields: own }) => Object.keys(own)));
  return [
    'best',
    'title',
    ...(has(isNumberedCard) ? ['card_number' as const] : []),
    'place',
    ...(has(({ illustration }) => isFileName(illustration ?? '')) ? ['illustration' as const] : []),
    ...[...fields].map((name) => `field:${name}` as const),
  ];
}

/** Ways to match, the surest first. */
function rungs(deck: DeckDocument, by: MatchBy): readonly Rung[] {
  const cards = allCards(deck);
  if (by === 'title') return [byTitle(cards), byTitleAndNumber(cards)];
  if (by === 'card_number') return [byNumber(cards)];
  if (by === 'place') return [byPlace(cards)];
  if (by === 'illustration') return [byFileName(cards, ({ illustration }) => [illustration ?? ''])];
  if (by !== 'best') return [byFileName(cards, ({ fields }) => [String(fields[by.slice('field:'.length)] ?? '')])];
  const isNumbered = cards.some(isNumberedCard);
  return [
    byFileName(cards, ({ illustration, fields }) =>
      [illustration ?? '', ...Object.values(fields).map(String)].filter(isFileName),
    ),
    byTitle(cards),
    byNumber(cards),
    byTitleAndNumber(cards),
    // A number is a card's place only if it can mean nothing else.
    ...(isNumbered ? [] : [byPlace(cards)]),
  ];
}

function byFileName(cards: readonly DeckCard[], namesOf: (card: DeckCard) => readonly string[]): Rung {
  const index = indexBy(cards, (card) => namesOf(card).flatMap((name) => nameKeys(stem(name))));
  return (file) => nameKeys(stem(file)).flatMap((key) => index.get(key) ?? []);
}

function byTitle(cards: readonly DeckCard[]): Rung {
  const index = indexBy(cards, titleKeys);
  return (file) => nameKeys(stem(file)).flatMap((key) => index.get(key) ?? []);
}

function byNumber(cards: readonly DeckCard[]): Rung {
  const index = indexBy(cards, ({ card_number: number }) => keysOfNumber(number ?? ''));
  return (file) => keysOfNumber(stem(file)).flatMap((key) => index.get(key) ?? []);
}

/** `07_dragon`: the title counts, and the number tells cards of the same title apart. */
function byTitleAndNumber(cards: readonly DeckCard[]): Rung {
  const index = indexBy(cards, titleKeys);
  return (file) => {
    const split = splitNumber(stem(file));
    if (split === undefined) return [];
    const found = nameKeys(split.rest).flatMap((key) => index.get(key) ?? []);
    const number = numberKey(split.number);
    const exact = found.filter(({ card_number: own }) => numberKey(own ?? '') === number);
    return exact.length > 0 ? exact : found;
  };
}

function byPlace(cards: readonly DeckCard[]): Rung {
  return (file) => {
    const card = cards[Number(numberKey(stem(file))) - 1];
    return card === undefined ? [] : [card];
  };
}

function isNumberedCard({ card_number: number }: DeckCard): boolean {
  return (number ?? '') !== '';
}

function titleKeys({ translations }: DeckCard): readonly string[] {
  return Object.values(translations).flatMap(({ title }) => nameKeys(title));
}

function keysOfNumber(text: string): readonly string[] {
  const key = numberKey(text);
  return key === undefined ? [] : [key];
}

function indexBy(
  cards: readonly DeckCard[],
  keysOf: (card: DeckCard) => readonly string[],
): ReadonlyMap<string, readonly DeckCard[]> {
  const index = new Map<string, DeckCard[]>();
  for (const card of cards) for (const key of new Set(keysOf(card))) index.set(key, [...(index.get(key) ?? []), card]);
  return index;
}
