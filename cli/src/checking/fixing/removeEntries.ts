import { isNode, isSeq, type Document, type YAMLSeq } from 'yaml';
import type { DeckPath } from '@cardwright/renderer';
import type { RangeEdit } from './rangeEdits.js';

/** The lists that lose entries, and the indexes of these in ascending order. */
export function byList(removed: readonly DeckPath[]): readonly (readonly [DeckPath, readonly number[]])[] {
  const lists = new Map<string, { readonly list: DeckPath; readonly indexes: number[] }>();
  for (const path of removed) {
    const list = path.slice(0, -1);
    const entry = lists.get(JSON.stringify(list)) ?? { list, indexes: [] };
    entry.indexes.push(Number(path.at(-1)));
    lists.set(JSON.stringify(list), entry);
  }
  return [...lists.values()].map(({ list, indexes }) => [list, indexes.toSorted((one, other) => one - other)]);
}

/** The edits that remove entries of a list; undefined if there is no such list. */
export function removalsFrom(
  document: Document.Parsed,
  text: string,
  path: DeckPath,
  indexes: readonly number[],
): readonly RangeEdit[] | undefined {
  const list = document.getIn(path, true);
  if (!isSeq(list)) return undefined;
  const remove = list.flow === true ? removeFromFlow : removeFromBlock;
  const edits = runsOf(indexes).flatMap((run) => remove(list, text, run) ?? []);
  return edits.length === runsOf(indexes).length ? edits : undefined;
}

/** Indexes that follow each other, as their first and last. */
function runsOf(indexes: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    if (run?.[1] === index - 1) run[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

type Remove = (list: YAMLSeq, text: string, run: readonly [first: number, last: number]) => RangeEdit | undefined;

const removeFromFlow: Remove = ({ items }, _, [first, last]) => {
  const [start, end, after] = [items[first], items[last], items[last + 1]].map(rangeOf);
  if (start === undefined || end === undefined) return undefined;
  if (after !== undefined) return { from: start[0], to: after[0], text: '' };
  return { from: rangeOf(items[first - 1])?.[1] ?? start[0], to: end[1], text: '' };
};

/** From the line of the first dash, with the comment right above it, to the end of the last entry. */
const removeFromBlock: Remove = ({ items }, text, [first, last]) => {
  const [start, end] = [items[first], items[last]].map(rangeOf);
  if (start === undefined || end === undefined) return undefined;
  const dash = text.lastIndexOf('-', start[0] - 1);
  const line = text.lastIndexOf('\n', dash) + 1;
  return { from: commentAbove(text, line, text.slice(line, dash)), to: end[2], text: '' };
};

/** Where the comment above a line begins, if its lines have the given indentation; the line itself if there is none. */
export function commentAbove(text: string, line: number, indent: string): number {
  const above = text.lastIndexOf('\n', line - 2) + 1;
  return line > 0 && text.startsWith(`${indent}#`, above) ? commentAbove(text, above, indent) : line;
}

function rangeOf(node: unknown): readonly [number, number, number] | undefined {
  return isNode(node) ? (node.range ?? undefined) : undefined;
}
