import isEqual from 'fast-deep-equal';
import { compareRanks, settleRanks } from '@cardwright/renderer';
import type { DeckCard, DeckCategory, DeckDocument } from './types.js';

/** A place that both sides changed, each in another way. */
export interface MergeConflict {
  /** Keys from the deck down; entries of lists by id: `['cards', id, 'translations', 'en', 'title']`. */
  readonly path: readonly string[];
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** Both sides' changes; where they conflict, mine. */
  readonly merged: DeckDocument;
  readonly conflicts: readonly MergeConflict[];
}

/** The server's own bookkeeping: never a change of mine. */
const SERVER_KEYS = new Set(['version', 'created_at', 'updated_at', 'listed_at']);

/**
 * Three-way merge, key by key; categories and cards by id, texts language by language.
 * What one side deleted stays when the other side changed it, so that nothing that anybody typed is lost.
 */
export function mergeDecks(base: DeckDocument, mine: DeckDocument, theirs: DeckDocument): Merge {
  const conflicts: MergeConflict[] = [];
  const merged = mergeObject([], flatten(base), flatten(mine), flatten(theirs), conflicts);
  return { merged: unflatten(merged, [mine, theirs]), conflicts };
}

function mergeValue(
  path: readonly string[],
  base: unknown,
  mine: unknown,
  theirs: unknown,
  found: MergeConflict[],
): unknown {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  // A whole thing deleted here and changed there: the change stays.
  if (isThing(mine) !== isThing(theirs) && (mine === undefined || theirs === undefined)) return mine ?? theirs;
  if (isThing(mine) && isThing(theirs)) return mergeObject(path, isThing(base) ? base : {}, mine, theirs, found);
  if (isList(mine) && isList(theirs)) return mergeList(path, isList(base) ? base : [], mine, theirs, found);
  found.push({ path, base, mine, theirs });
  return mine;
}

type Thing = Readonly<Record<string, unknown>>;
type Identified = Thing & { readonly id: string };

function mergeObject(path: readonly string[], base: Thing, mine: Thing, theirs: Thing, found: MergeConflict[]): Thing {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const entries = [...keys].map((key): [string, unknown] => {
    if (SERVER_KEYS.has(key)) return [key, theirs[key]];
    return [key, mergeValue([...path, key], base[key], mine[key], theirs[key], found)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function mergeList(
  path: readonly string[],
  base: readonly Identified[],
  mine: readonly Identified[],
  theirs: readonly Identified[],
  found: MergeConflict[],
): Identified[] {
  const of = (list: readonly Identified[]) => new Map(list.map((entry) => [entry.id, entry]));
  const [bases, mines, theirses] = [of(base), of(mine), of(theirs)];
  const ids = new Set([...theirses.keys(), ...mines.keys()]);
  return [...ids]
    .map((id) => mergeValue([...path, id], bases.get(id), mines.get(id), theirses.get(id), found))
    .filter(isThing) as Identified[];
}

/** A deck with its cards in one list, so that a card which one side moved and the other changed is one card. */
function flatten({ categories, ...deck }: DeckDocument): Thing {
  return {
    ...deck,
    categories: categories.map(({ cards: _cards, ...category }) => category),
    cards: categories.flatMap(({ id, cards }) => cards.map((card) => ({ ...card, [HOME]: id }))),
  };
}

/** Cards back in their categories, lists by their ranks; equal ones are renumbered. */
function unflatten(flat: Thing, sides: readonly DeckDocument[]): DeckDocument {
  const { cards, categories, ...deck } = flat as unknown as Flat;
  const homes = new Set(cards.map((card) => card[HOME]));
  const kept = new Set(categories.map(({ id }) => id));
  // A category that one side deleted while the other put cards into it.
  const wanted = sides
    .flatMap((side) => side.categories)
    .filter(({ id }) => homes.has(id) && !kept.has(id) && kept.add(id));
  const grouped = [...categories, ...wanted].map((category) => ({
    ...category,
    cards: settleRanks(
      byRank(cards.filter((card) => card[HOME] === category.id).map(({ [HOME]: _home, ...card }) => card)),
    ),
  }));
  return { ...deck, categories: settleRanks(byRank(grouped)) } as DeckDocument;
}

/** The category of a card while all cards are in one list. */
const HOME = 'category of the merge';

type Flat = Omit<DeckDocument, 'categories'> & {
  readonly cards: readonly (DeckCard & { readonly [HOME]: string })[];
  readonly categories: readonly DeckCategory[];
};

function byRank<T extends { readonly position: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((left, right) => compareRanks(left.position, right.position));
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly Identified[] {
  return (
    Array.isArray(value) && value.every((entry) => isThing(entry) && typeof entry.id === 'string') && value.length > 0
  );
}
