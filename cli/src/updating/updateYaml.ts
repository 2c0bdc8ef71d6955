import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, parseDocument, YAMLSeq, type Document, type YAMLMap } from 'yaml';
import { parseDeckFile, type Card, type DeckFile } from '@cardwright/renderer';
import { isObject } from '@cardwright/renderer/schema';
import { pathInFiles } from '../checking/deckFiles.js';
import { styleOf } from '../checking/fixing/addEntries.js';
import { editCards } from './editCards.js';
import { moveCards } from './moveCards.js';
import { placesInText } from './placesInText.js';
import { withoutMoves } from './withoutMoves.js';
import type { YamlUpdate } from './YamlUpdate.js';
import { withoutDefaults, withoutEmpty, type Values } from './withoutDefaults.js';

/**
 * A YAML deck file after an update. What did not change keeps its comments, quotes, anchors and order.
 * @returns undefined if that is not possible, for example if a changed card shares an anchor with others
 */
export function updateYaml(text: string, { before, after, origins }: YamlUpdate): string | undefined {
  try {
    const document = parseDocument(text, { schema: 'core' });
    const { contents } = document;
    if (!isMap(contents)) return undefined;
    const { categories: _before, ...ownBefore } = before;
    const { categories: _after, ...ownAfter } = after;
    const kept = updateText(text, { before, after, origins });
    if (kept !== undefined) return kept;
    mergeMap(document, contents, ownBefore, ownAfter);
    document.set('categories', mergeCategories(document, { before, after, origins }));
    const written = document.toString({
      lineWidth: 0,
      flowCollectionPadding: !/[[{]["'\w]/.test(text),
      ...styleOf(text),
    });
    const edited = text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written;
    return isDeck(edited, after) ? edited : undefined;
  } catch {
    // The library throws if an anchor is gone that something else needs.
    return undefined;
  }
}

/**
 * A YAML or JSON deck file after an update, with every other character.
 * @returns undefined if that is not possible
 */
export function updateText(text: string, update: YamlUpdate): string | undefined {
  const { update: inPlace, moves } = withoutMoves(update);
  const file: unknown = parseDocument(text, { schema: 'core' }).toJS();
  const edited = editCards(text, file, inPlace);
  const kept =
    edited === undefined || moves === undefined ? edited : moveCards(edited, placesInText(file, inPlace, moves));
  return kept !== undefined && isDeck(kept, update.after) ? kept : undefined;
}

function mergeCategories(document: Document.Parsed, { before, after, origins }: YamlUpdate): YAMLSeq {
  const value: unknown = document.toJS();
  const nodeAt = (...path: (string | number)[]): unknown => document.getIn(pathInFiles(value, path), true);
  const cards = before.categories.flatMap((category, home) =>
    category.cards.map((card, index): Origin => ({ card, map: mapOf(nodeAt('categories', home, 'cards', index)) })),
  );
  const homes = before.categories.map((_, home) => mapOf(nodeAt('categories', home)));
  const list = listOf(document.get('categories'));
  const isRanked = homes.length > 0 && homes.every(hasPosition);
  list.items = after.categories.map((category, home) => {
    const { cards: _cards, ...own } = category;
    const { cards: _old, ...old } = before.categories[home] ?? category;
    const map = homes[home] ?? mapOf(document.createNode(withoutDefaults(own)));
    mergeMap(document, map, old, own, isRanked ? [] : ['position']);
    setRank(map, own.position, isRanked);
    const found = origins[home]?.map((index) => (index === undefined ? undefined : cards[index])) ?? [];
    map.set('cards', mergeCards(document, listOf(map.get('cards')), category.cards, found));
    return map;
  });
  return list;
}

/** A card of the deck and its place in the file. */
interface Origin {
  readonly card: Card;
  readonly map: YAMLMap;
}

function mergeCards(
  document: Document.Parsed,
  list: YAMLSeq,
  cards: readonly Card[],
  origins: readonly (Origin | undefined)[],
): YAMLSeq {
  const isRanked = list.items.length > 0 && list.items.every(hasPosition);
  list.items = cards.map((card, index) => {
    const { map, card: old } = origins[index] ?? {
      map: mapOf(document.createNode(withoutDefaults(card))),
      card,
    };
    mergeMap(document, map, old, card, ['position']);
    setRank(map, card.position, isRanked);
    return map;
  });
  return list;
}

/** Entries of a list that states no positions are in the order of the file. */
function setRank(map: YAMLMap, position: string, isRanked: boolean): void {
  if (!isRanked) map.delete('position');
  else if (map.get('position') !== position) map.set('position', position);
}

function hasPosition(node: unknown): boolean {
  return isMap(node) && typeof node.get('position') === 'string' && node.get('position') !== '';
}

function mapOf(node: unknown): YAMLMap {
  if (isMap(node)) return node;
  throw new TypeError('A category or card is not a map of its own.');
}

function listOf(node: unknown): YAMLSeq {
  return isSeq(node) ? node : new YAMLSeq();
}

/** Sets what differs between two values in the map that holds the first. */
function mergeMap(
  document: Document.Parsed,
  map: YAMLMap,
  before: Values,
  after: Values,
  skipped: readonly string[] = [],
): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, value] = [before[key], after[key]];
    if (skipped.includes(key) || isDeepStrictEqual(old, value)) continue;
    const node = map.get(key, true);
    if (value === undefined) map.delete(key);
    else if (isObject(old) && isObject(value) && isMap(node)) mergeMap(document, node, old, value);
    else if (isScalar(node) && !isObject(value) && !Array.isArray(value)) node.value = value;
    else map.set(key, document.createNode(isObject(value) ? withoutEmpty(value) : value));
  }
}

/** Whether the text is read as the deck. Positions may differ, because the order of the file can replace them. */
function isDeck(text: string, deck: DeckFile): boolean {
  const parsed = parseDeckFile(parseDocument(text, { schema: 'core' }).toJS());
  return parsed.ok && isDeepStrictEqual(withoutPositions(parsed.value), withoutPositions(deck));
}

function withoutPositions(deck: DeckFile): unknown {
  return JSON.parse(JSON.stringify(deck, (key, value: unknown) => (key === 'position' ? undefined : value)));
}
