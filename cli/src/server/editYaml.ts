import { isAlias, isMap, isNode, isScalar, parse, parseDocument, type Document, type Pair, type YAMLMap } from 'yaml';
import type { Change, Path } from './documentChange.js';

/** Text that replaces a range, or is inserted if `from` = `to`. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Changes values in YAML and keeps every other character. */
export function editYaml(text: string, changes: readonly Change[]): string {
  const document = parseDocument(text);
  const edits = changes.flatMap(([path, value]) => editsFor(document, text, path, value));
  // Apply from the end, so that offsets stay valid; two edits at one place keep their order.
  const ordered = edits.map((edit, index) => ({ edit, index }));
  ordered.sort((left, right) => right.edit.from - left.edit.from || right.index - left.index);
  const edited = ordered.reduce((all, { edit }) => all.slice(0, edit.from) + edit.text + all.slice(edit.to), text);
  return isAsMeant(edited, changes) ? edited : rewritten(document, changes);
}

function editsFor(document: Document.Parsed, text: string, path: Path, value: Change[1]): Edit[] {
  const key = path.at(-1);
  const map = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const first = isMap(map) ? map.items[0] : undefined;
  if (!isMap(map) || first === undefined || !isNode(first.key) || !first.key.range) return [];
  const pair = map.items.find((each: Pair) => isScalar(each.key) && each.key.value === key);
  if (pair !== undefined && isMap(pair.value) && typeof value !== 'string')
    return Object.entries(value).flatMap(([name, entry]) => editsFor(document, text, [...path, name], String(entry)));
  if (pair !== undefined && isNode(pair.value) && pair.value.range) {
    if (isScalar(pair.value) && String(pair.value.value) === value) return [];
    const [from, to] = pair.value.range;
    return [{ from, to, text: from === to ? ` ${inline(value)}` : inline(value) }];
  }
  return [insertion(map, text, first.key.range[0], `${String(key)}: ${inline(value)}`)];
}

/** An entry at the front of a map, or at the end of the document if a comment there may describe its first key. */
function insertion({ flow }: YAMLMap, text: string, first: number, entry: string): Edit {
  if (flow === true) return { from: first, to: first, text: `${entry}, ` };
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const line = text.lastIndexOf('\n', first - 1) + 1;
  const end = text.length;
  if (line === first && /(?:^|\n)#[^\n]*\n$/.test(text.slice(0, line)))
    return { from: end, to: end, text: text.endsWith('\n') ? entry + lineEnd : lineEnd + entry };
  return { from: first, to: first, text: `${entry}${lineEnd}${' '.repeat(first - line)}` };
}

/** Texts that are plain in blocks and in `{}`, if YAML does not take them for something else, such as a number. */
const PLAIN = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._/-]*[\p{L}\p{N}])?$/u;

function inline(value: Change[1]): string {
  if (typeof value === 'string') return PLAIN.test(value) && parse(value) === value ? value : JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, entry]) => `${key}: ${JSON.stringify(entry)}`)
    .join(', ')} }`;
}

/** Checks the result, because unusual forms of YAML, such as aliases, may break the edits. */
function isAsMeant(text: string, changes: readonly Change[]): boolean {
  const document = parseDocument(text);
  if (document.errors.length > 0) return false;
  return changes.every(([path, value]) => {
    const found: unknown = document.getIn(path);
    if (typeof value === 'string') return String(found) === value;
    return JSON.stringify(isNode(found) ? found.toJS(document) : found) === JSON.stringify(value);
  });
}

/** What an alias repeats gets values of its own, so it is written out before anything changes. */
function rewritten(document: Document.Parsed, changes: readonly Change[]): string {
  for (const [path] of changes)
    for (let length = 1; length < path.length; length++) {
      const place = path.slice(0, length);
      const node = document.getIn(place, true);
      if (isAlias(node)) document.setIn(place, document.createNode(node.toJS(document)));
    }
  for (const [path, value] of changes) document.setIn(path, document.createNode(value));
  return document.toString({ lineWidth: 0 });
}
