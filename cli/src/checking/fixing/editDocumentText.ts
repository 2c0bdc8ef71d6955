import { isDeepStrictEqual } from 'node:util';
import { isAlias, isMap, isNode, isScalar, parseDocument, type Document, type YAMLMap } from 'yaml';
import type { DeckPath, DeckValue } from '@cardwright/renderer';
import { additionTo, type Addition } from './addEntries.js';
import { documentRefusal } from './documentRefusal.js';
import { applyRanges, type RangeEdit } from './rangeEdits.js';
import { byList, removalsFrom } from './removeEntries.js';
import { removalOfKey } from './removeKey.js';
import type { Refusal } from './Refusal.js';
import { addIn, getIn, isRecord, setIn, unsetIn } from './jsonEdits.js';
import { inline, writeScalar } from './writeScalar.js';

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
  /** Keys of maps. */
  readonly cleared?: readonly DeckPath[];
  readonly added?: readonly Addition[];
}

/**
 * Changes values of a YAML or JSON text, which is YAML as well, and keeps every other character. Refuses what is not
 * possible without writing the file anew, as with anchors that several places share.
 */
export function editDocumentText(
  text: string,
  { changes, removed, cleared = [], added = [] }: DocumentChanges,
): string | Refusal {
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
  for (const path of cleared) {
    const edit = removalOfKey(document, text, path);
    if (edit === undefined) return documentRefusal(document, text, [path]);
    edits.push(edit);
    unsetIn(expected, path);
  }
  const gone = byList(removed);
  for (const [list, indexes] of gone) {
    const ranges = removalsFrom(document, text, list, indexes);
    const entries = getIn(expected, list);
    if (ranges === undefined || !Array.isArray(entries)) return documentRefusal(document, text, [list]);
    edits.push(...ranges);
    for (const index of indexes.toReversed()) entries.splice(index, 1);
  }
  const additions: RangeEdit[] = [];
  for (const addition of added.toSorted((one, other) => other.path.length - one.path.length)) {
    const [, indexes = []] = gone.find(([list]) => isDeepStrictEqual(list, addition.path)) ?? [];
    const edit = additionTo(document, text, addition, indexes);
    if (edit === undefined) return documentRefusal(document, text, [addition.path]);
    // In the text, an addition to an inner list comes before an addition to the list around it. Of several additions at
    // the same place, the last one comes first.
    additions.unshift(edit);
    addIn(expected, addition);
  }
  edits.push(...additions);
  const edited = applyRanges(text, withLineEnds(edits, text.includes('\r\n') ? '\r\n' : '\n'));
  if (isDeepStrictEqual(parseSafely(edited), expected)) return edited;
  return documentRefusal(document, text, [...changes.map(({ path }) => path), ...removed, ...cleared]);
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
  const written = isJson(map, text) ? JSON.stringify(value) : writeScalar(value, { node, text });
  return { from, to, text: from === to ? ` ${written}` : written.endsWith('\n') ? written : written + end };
}

/** Whether a map is written as in JSON, between brackets and with keys in quotes. */
function isJson({ items, flow }: YAMLMap, text: string): boolean {
  const first: unknown = items[0]?.key;
  return flow === true && isNode(first) && text[first.range?.[0] ?? 0] === '"';
}

/** New keys come first in their maps. */
function insertionInto(map: YAMLMap, text: string, key: string, value: Value): RangeEdit | undefined {
  const first: unknown = map.items[0]?.key;
  if (!isNode(first) || !first.range) return undefined;
  const [at] = first.range;
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const isOwnLine = map.flow !== true || line.trim() === '';
  const indent = /^[ \t]*$/.test(line) ? line : ' '.repeat(line.length);
  const separator = `${map.flow === true ? ',' : ''}${isOwnLine ? `\n${indent}` : ' '}`;
  const asJson = isJson(map, text);
  return { from: at, to: at, text: `${asJson ? JSON.stringify(key) : key}: ${inline(value, asJson)}${separator}` };
}
