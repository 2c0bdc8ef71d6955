import { isDeepStrictEqual } from 'node:util';
import { isAlias, isMap, isNode, isScalar, parse, parseDocument, type Document, type Scalar, type YAMLMap } from 'yaml';
import type { DeckPath, DeckValue } from '@cardwright/renderer';
import { documentRefusal } from './documentRefusal.js';
import { applyRanges, type RangeEdit } from './rangeEdits.js';
import { byList, removalsFrom } from './removeEntries.js';
import type { Refusal } from './Refusal.js';

type Value = DeckValue | Readonly<Record<string, DeckValue>>;

/** A value, or a new map of values, at a path of the document itself. */
export interface DocumentChange {
  readonly path: DeckPath;
  readonly value: Value;
}

export interface DocumentChanges {
  readonly changes: readonly DocumentChange[];
  /** Entries of lists. */
  readonly removed: readonly DeckPath[];
}

/**
 * Changes values of a YAML or JSON text, which is YAML as well, and keeps every other character. Refuses what is not
 * possible without writing the file anew, as with anchors that several places share.
 */
export function editDocumentText(text: string, { changes, removed }: DocumentChanges): string | Refusal {
  const document = parseDocument(text);
  if (document.errors.length > 0) return documentRefusal(document, text, []);
  const expected = unshared(document);
  const edits: RangeEdit[] = [];
  for (const { path, value } of changes) {
    const written = likeBefore(getIn(expected, path), value);
    const edit = editFor(document, text, path, written);
    if (edit === undefined) return documentRefusal(document, text, [path]);
    edits.push(edit);
    setIn(expected, path, written);
  }
  for (const [list, indexes] of byList(removed)) {
    const ranges = removalsFrom(document, text, list, indexes);
    const entries = getIn(expected, list);
    if (ranges === undefined || !Array.isArray(entries)) return documentRefusal(document, text, [list]);
    edits.push(...ranges);
    for (const index of indexes.toReversed()) entries.splice(index, 1);
  }
  const edited = applyRanges(text, withLineEnds(edits, text.includes('\r\n') ? '\r\n' : '\n'));
  if (isDeepStrictEqual(parseSafely(edited), expected)) return edited;
  return documentRefusal(document, text, [...changes.map(({ path }) => path), ...removed]);
}

/** A number that is written as one stays one, although the deck has it as a text. */
function likeBefore(before: unknown, value: Value): Value {
  return typeof before === 'number' && String(Number(value)) === value ? Number(value) : value;
}

/** Line ends in an edit are those of the document: within quotes, a text has escapes. */
function withLineEnds(edits: readonly RangeEdit[], lineEnd: string): readonly RangeEdit[] {
  return edits.map((edit) => ({ ...edit, text: edit.text.replaceAll(/\r?\n/g, lineEnd) }));
}

function parseSafely(text: string): unknown {
  const document = parseDocument(text);
  return document.errors.length > 0 ? undefined : unshared(document);
}

/** The value of a document, in which an alias has a copy of its anchor's. */
function unshared(document: Document.Parsed): unknown {
  return JSON.parse(JSON.stringify(document.toJS()));
}

function editFor(document: Document.Parsed, text: string, path: DeckPath, value: Value): RangeEdit | undefined {
  const map = document.getIn(path.slice(0, -1), true);
  if (!isMap(map)) return undefined;
  const key = path.at(-1);
  const pair = map.items.find((each) => isScalar(each.key) && each.key.value === key);
  if (pair === undefined) return insertionInto(map, text, String(key), value);
  const node = pair.value;
  if (!isScalar(node) || !node.range || isAlias(node) || isRecord(value)) return undefined;
  const [from, to] = node.range;
  // A block's range ends after its last line end, which a value in quotes still needs.
  const end = node.type?.startsWith('BLOCK') === true && text[to - 1] === '\n' ? '\n' : '';
  const written = writeScalar(value, { node, text });
  return { from, to, text: from === to ? ` ${written}` : written.endsWith('\n') ? written : written + end };
}

/** New keys come first in their maps. */
function insertionInto(map: YAMLMap, text: string, key: string, value: Value): RangeEdit | undefined {
  const first: unknown = map.items[0]?.key;
  if (!isNode(first) || !first.range) return undefined;
  const [at] = first.range;
  const isJson = text[at] === '"' && map.flow === true;
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const isOwnLine = map.flow !== true || line.trim() === '';
  const indent = /^[ \t]*$/.test(line) ? line : ' '.repeat(line.length);
  const separator = `${map.flow === true ? ',' : ''}${isOwnLine ? `\n${indent}` : ' '}`;
  return { from: at, to: at, text: `${isJson ? JSON.stringify(key) : key}: ${inline(value, isJson)}${separator}` };
}

function inline(value: Value, isJson: boolean): string {
  if (isJson || !isRecord(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${isPlain(key) ? key : JSON.stringify(key)}: ${JSON.stringify(each)}`)
    .join(', ')} }`;
}

/** In the style of the value that it replaces, as far as that can write it. */
function writeScalar(value: DeckValue, { node, text }: { readonly node: Scalar; readonly text: string }): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const [from = 0, to = 0] = node.range ?? [];
  if (node.type === 'BLOCK_LITERAL' && !/^\s/.test(value)) return writeBlock(value, text.slice(from, to));
  if (node.type === 'QUOTE_SINGLE' && !/[\n\r\t]/.test(value)) return `'${value.replaceAll("'", "''")}'`;
  if (node.type === 'PLAIN' && isPlain(value)) return value;
  return JSON.stringify(value);
}

/** Whether YAML reads the bare words as this text, also between brackets. */
function isPlain(value: string): boolean {
  if (!/^[\p{L}\p{N}]/u.test(value) || /[\n\r\t,[\]{}#]|:(?:\s|$)|\s$/.test(value)) return false;
  try {
    return parse(value) === value;
  } catch {
    return false;
  }
}

function writeBlock(value: string, source: string): string {
  const [, first = ''] = source.split('\n');
  const indent = /^ */.exec(first)?.[0] ?? '  ';
  const end = /(?<!\n)\n*$/.exec(value)?.[0].length ?? 0;
  const header = end === 0 ? '|-' : end === 1 ? '|' : '|+';
  const lines = value.slice(0, value.length - end).split('\n');
  const body = lines.map((line) => (line === '' ? '' : indent + line)).join('\n');
  return `${header}\n${body}${'\n'.repeat(Math.max(1, end))}`;
}

function getIn(value: unknown, path: DeckPath): unknown {
  return path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value);
}

function setIn(value: unknown, path: DeckPath, entry: Value): void {
  const owner = getIn(value, path.slice(0, -1));
  if (isRecord(owner)) owner[path.at(-1) ?? ''] = entry;
}

function isRecord(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
