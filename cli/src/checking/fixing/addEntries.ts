import { isMap, isNode, isPair, isSeq, stringify, type Document } from 'yaml';
import type { DeckPath } from '@cardwright/renderer';
import type { RangeEdit } from './rangeEdits.js';

/** A new last entry of a list, or of a map if it has a key. */
export interface Addition {
  readonly path: DeckPath;
  readonly key?: string;
  /** Plain JSON. */
  readonly value: unknown;
}

/**
 * The edit that adds an entry at the end of a list or map, with its indentation. In block style, comments below the last
 * entry stay below the new one; between brackets, the new entry is JSON.
 * @param removed indexes of a list's entries that another edit removes
 * @returns undefined if there is no such list or map, or if nothing of it is left
 */
export function additionTo(
  document: Document.Parsed,
  text: string,
  { path, key, value }: Addition,
  removed: readonly number[],
): RangeEdit | undefined {
  const owner = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!(isSeq(owner) || isMap(owner)) || isSeq(owner) !== (key === undefined)) return undefined;
  const last = [...owner.items.entries()].findLast(([index]) => !removed.includes(index))?.[1];
  const start = isPair(last) ? startOf(last.key) : startOf(last);
  const end = endOf(last);
  if (start === undefined || end === undefined) return undefined;
  if (owner.flow === true) return { from: end, to: end, text: inFlow(text, start, end, { key, value }) };
  const at = isSeq(owner) ? text.lastIndexOf('-', start - 1) : start;
  const indent = ' '.repeat(at - (text.lastIndexOf('\n', at) + 1));
  const lines = stringify(key === undefined ? [value] : { [key]: value }, { lineWidth: 0, ...styleOf(text) });
  const added = lines.trimEnd().replaceAll(/^(?=.)/gm, indent);
  return { from: lineEnd(text, end), to: lineEnd(text, end), text: `\n${added}` };
}

/** An entry on as many lines as the last one, from `start` to `end`, takes. */
function inFlow(text: string, start: number, end: number, { key, value }: Omit<Addition, 'path'>): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const isOwnLine = line.trim() === '';
  const step =
    isOwnLine && text.slice(start, end).includes('\n') ? (/\n([ \t]+)\S/.exec(text)?.[1] ?? '  ') : undefined;
  const json = JSON.stringify(value, undefined, step).replaceAll('\n', `\n${line}`);
  return `,${isOwnLine ? `\n${line}` : ' '}${key === undefined ? '' : `${JSON.stringify(key)}: `}${json}`;
}

/** A text's own indentation, and whether dashes are indented in maps. */
export function styleOf(text: string): { readonly indent?: number; readonly indentSeq: boolean } {
  const [, indent = ''] = /^[^\s#-][^\n]*\n( +)[^\s#-]/m.exec(text) ?? [];
  return {
    ...(indent !== '' && { indent: indent.length }),
    indentSeq: !/^( *)[^\s#-][^\n]*:[ \t]*\n(?:[ \t]*#[^\n]*\n)*\1- /m.test(text),
  };
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Where the last value in a node ends, without comments behind it. */
function endOf(node: unknown): number | undefined {
  if (isPair(node)) return endOf(node.value) ?? endOf(node.key);
  const isBlock = (isMap(node) || isSeq(node)) && node.flow !== true;
  if (isBlock) return endOf(node.items.at(-1));
  return isNode(node) ? node.range?.[1] : undefined;
}

/** Where the last line of an entry ends, with the comment on it. */
export function endOfEntry(text: string, entry: unknown): number | undefined {
  const end = endOf(entry);
  return end === undefined ? undefined : lineEnd(text, end);
}

/** The end of the line on which text before an offset ends, which may hold a comment. */
function lineEnd(text: string, end: number): number {
  const last = text.slice(0, end).trimEnd().length;
  const found = text.slice(last).search(/\r?\n/);
  return found < 0 ? text.length : last + found;
}
