import { isDeepStrictEqual } from 'node:util';
import type { DeckPath } from '@cardwright/renderer';
import { isObject } from '@cardwright/renderer/schema';
import { pathInFiles } from '../checking/deckFiles.js';
import { editDocumentText, type DocumentChange } from '../checking/fixing/editDocumentText.js';
import type { YamlUpdate } from './YamlUpdate.js';
import { withoutEmpty } from './withoutDefaults.js';

/**
 * The text of a YAML deck file after an update that only changes and removes cards. Every other character stays.
 * @param file the value of the text
 * @returns undefined if the update does more, or if the text refuses it
 */
export function editCards(text: string, file: unknown, update: YamlUpdate): string | undefined {
  const { before, after, origins } = update;
  if (!isDeepStrictEqual(withoutCards(before), withoutCards(after))) return undefined;
  const changes: Found[] = [];
  const removed: DeckPath[] = [];
  let first = 0;
  for (const [home, { cards }] of before.categories.entries()) {
    const kept = origins[home] ?? [];
    if (!isInOrder(kept, first, first + cards.length)) return undefined;
    for (const [index, card] of cards.entries()) {
      const path = pathInFiles(file, ['categories', home, 'cards', index]);
      const now = after.categories[home]?.cards[kept.indexOf(first + index)];
      if (now === undefined) removed.push(path);
      else changes.push(...changesOf(path, { ...card, position: '' }, { ...now, position: '' }));
    }
    first += cards.length;
  }
  if (!changes.every(isWritable)) return undefined;
  const edited = editDocumentText(text, { changes, removed });
  return typeof edited === 'string' ? edited : undefined;
}

function withoutCards({ categories, ...deck }: YamlUpdate['before']): unknown {
  return { ...deck, categories: categories.map((category) => ({ ...category, cards: [] })) };
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
