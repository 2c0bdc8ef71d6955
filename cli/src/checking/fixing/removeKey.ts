import { isMap, isNode, isScalar, type Document, type Pair, type YAMLMap } from 'yaml';
import type { DeckPath } from '@cardwright/renderer';
import type { RangeEdit } from './rangeEdits.js';

/**
 * The edit that removes a key of a map, with its value.
 * @returns undefined if the map does not have it; in block style also if the map has nothing else, or the line has
 */
export function removalOfKey(document: Document.Parsed, text: string, path: DeckPath): RangeEdit | undefined {
  const map = document.getIn(path.slice(0, -1), true);
  if (!isMap(map) || (map.items.length < 2 && map.flow !== true)) return undefined;
  const index = map.items.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1));
  if (index < 0) return undefined;
  return map.flow === true ? removeFromFlow(map, index) : removeFromBlock(map, text, index);
}

function removeFromFlow({ items }: YAMLMap, index: number): RangeEdit | undefined {
  const [before, own, after] = [items[index - 1], items[index], items[index + 1]].map(rangeOf);
  if (own === undefined) return undefined;
  if (after !== undefined) return { from: own.from, to: after.from, text: '' };
  return { from: before?.to ?? own.from, to: own.to, text: '' };
}

/** Removes a key of a map in block style, with a comment behind the value. */
function removeFromBlock({ items }: YAMLMap, text: string, index: number): RangeEdit | undefined {
  const own = rangeOf(items[index]);
  if (own === undefined) return undefined;
  const line = text.lastIndexOf('\n', own.from) + 1;
  if (text.slice(line, own.from).trim() !== '') return undefined;
  const last = own.from + text.slice(own.from, own.to).trimEnd().length;
  const end = text.indexOf('\n', last);
  return { from: line, to: end < 0 ? text.length : end + 1, text: '' };
}

function rangeOf(pair: Pair | undefined): { readonly from: number; readonly to: number } | undefined {
  if (pair === undefined || !isNode(pair.key) || !pair.key.range) return undefined;
  const to = isNode(pair.value) && pair.value.range ? pair.value.range[1] : pair.key.range[1];
  return { from: pair.key.range[0], to };
}
