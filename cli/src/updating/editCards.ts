import { isDeepStrictEqual } from 'node:util';
import type { Card, Category, DeckPath } from '@cardwright/renderer';
import { isObject } from '@cardwright/renderer/schema';
import { pathInFiles } from '../checking/deckFiles.js';
import type { Addition } from '../checking/fixing/addEntries.js';
import { editDocumentText, type DocumentChange } from '../checking/fixing/editDocumentText.js';
import { getIn } from '../checking/fixing/jsonEdits.js';
import type { YamlUpdate } from './YamlUpdate.js';
import { withoutDefaults, withoutEmpty } from './withoutDefaults.js';

/**
 * The text of a YAML deck file after an update that changes, removes and adds cards. Every other character stays.
 * @param file the value of the text
 * @returns undefined if the update moves cards, or if the text refuses it
 */
export function editCards(text: string, file: unknown, update: YamlUpdate): string | undefined {
  const { before, after, origins } = update;
  const own = changesOf([], withoutCards(before), withoutCards(after));
  const changes = own.filter(({ path: [key = ''] }) => isObject(file) && key in file);
  const added: Addition[] = own
    .filter((change) => !changes.includes(change))
    .map(({ path: [key = ''], value }) => ({ path: [], key: String(key), value }));
  const removed: DeckPath[] = [];
  let first = 0;
  for (const [home, { cards }] of before.categories.entries()) {
    const kept = origins[home] ?? [];
    const end = kept.findLastIndex((card) => card !== undefined) + 1;
    if (!isInOrder(kept.slice(0, end), first, first + cards.length)) return undefined;
    const path = pathInFiles(file, ['categories', home]);
    const [was, now] = [before.categories[home], after.categories[home]].map((category) => ({ ...category, ...PLACE }));
    changes.push(...changesOf(path, was, now));
    const isRanked = statePositions(getIn(file, [...path, 'cards']));
    const told = (card: Card): Card => (isRanked ? card : { ...card, position: '' });
    for (const [index, card] of cards.entries()) {
      const own = pathInFiles(file, ['categories', home, 'cards', index]);
      const changed = after.categories[home]?.cards[kept.indexOf(first + index)];
      if (changed === undefined) removed.push(own);
      else changes.push(...changesOf(own, told(card), told(changed)));
    }
    const arrivals = after.categories[home]?.cards.slice(end) ?? [];
    added.push(...newEntries(file, [...path, 'cards'], arrivals));
    first += cards.length;
  }
  added.push(...newEntries(file, ['categories'], after.categories.slice(before.categories.length)));
  const cleared = changes.flatMap(({ path, value }) => (value === undefined ? [path] : []));
  const set = changes.filter(({ value }) => value !== undefined);
  if (!set.every(isWritable)) return undefined;
  const edited = editDocumentText(text, { changes: set, removed, cleared, added });
  return typeof edited === 'string' ? edited : undefined;
}

/** The fields of a category that are not compared with those of the other: its place and its cards. */
const PLACE = { position: '', cards: [] };

function withoutCards({ categories: _categories, ...deck }: YamlUpdate['before']): unknown {
  return deck;
}

/** Entries for a list of the file, which state their positions if those in the list do. */
function newEntries(file: unknown, path: DeckPath, entries: readonly (Card | Category)[]): readonly Addition[] {
  const list = getIn(file, path);
  const isRanked = statePositions(list);
  return entries.map((entry) => {
    const { cards, ...own } = { cards: undefined, ...entry };
    const value = {
      ...(isRanked && { position: entry.position }),
      ...withoutDefaults(own),
      ...(cards !== undefined && { cards: cards.map(withoutDefaults) }),
    };
    return { path, value: JSON.parse(JSON.stringify(value)) as unknown };
  });
}

/** Whether a list has entries that all state their positions, so that their order in the file makes no difference. */
export function statePositions(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0 && list.every(hasPosition);
}

function hasPosition(entry: unknown): boolean {
  return isObject(entry) && typeof entry.position === 'string' && entry.position !== '';
}

/** Whether cards that stay in a category have the order that they had there. */
function isInOrder(kept: readonly (number | undefined)[], from: number, to: number): boolean {
  return kept.every(
    (card, index) => card !== undefined && card >= from && card < to && card > (kept[index - 1] ?? from - 1),
  );
}

interface Found {
  readonly path: DeckPath;
  readonly value: unknown;
}

/** The values that differ, each as small as possible. */
function changesOf(path: DeckPath, before: unknown, after: unknown): readonly Found[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isObject(before) || !isObject(after) || Object.keys(before).length === 0)
    return [{ path, value: isObject(after) ? withoutEmpty(after) : after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    changesOf([...path, key], before[key], after[key]),
  );
}

function isWritable(change: Found): change is DocumentChange {
  const values = isObject(change.value) ? Object.values(change.value) : [change.value];
  return values.every((value) => typeof value === 'string' || typeof value === 'number' || value === null);
}
