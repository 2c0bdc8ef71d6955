import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { wordBefore } from './wordBefore.js';

/** Where the caret stands in a JSON text. */
export interface JsonPlace {
  readonly role: 'key' | 'value';
  /** The object for keys, the value itself for values. */
  readonly path: readonly (string | number)[];
  /** The range that a completion replaces, with its quotes. */
  readonly from: number;
  readonly to: number;
  /** The keys that the object around a key has already. */
  readonly siblings: readonly string[];
}

/** How long a text may take to parse; the largest template takes a few milliseconds. */
const MOST_MS = 1_000;

const VALUES = ['String', 'Number', 'True', 'False', 'Null'];

/** Reads the place from the syntax tree, which stays usable while the text is incomplete; undefined between values. */
export function placeAt(state: EditorState, position: number): JsonPlace | undefined {
  // The editor parses for a few milliseconds at a time, which may not have been enough.
  const tree = ensureSyntaxTree(state, state.doc.length, MOST_MS) ?? syntaxTree(state);
  const node = tree.resolveInner(position, -1);
  const word = wordBefore(state, position, /[\w":.-]/);
  if (node.name === 'PropertyName') return keyPlace(state, node.parent?.parent, node);
  if (VALUES.includes(node.name)) return valuePlace(state, node, node);
  const around = containerOf(node);
  if (around?.name === 'Property' && hasColon(state, around, position)) return valuePlace(state, around, word);
  if (around?.name === 'Array') return valuePlace(state, around, word, [indexIn(around, position)]);
  return keyPlace(state, around?.name === 'Property' ? around.parent : around, word);
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function containerOf(node: SyntaxNode): SyntaxNode | undefined {
  for (let each: SyntaxNode | null = node; each !== null; each = each.parent)
    if (['Property', 'Object', 'Array'].includes(each.name)) return each;
  return undefined;
}

function hasColon(state: EditorState, property: SyntaxNode, position: number): boolean {
  const name = property.getChild('PropertyName');
  return name !== null && state.sliceDoc(name.to, position).includes(':');
}

function keyPlace(
  state: EditorState,
  object: SyntaxNode | null | undefined,
  { from, to }: Range,
): JsonPlace | undefined {
  if (object?.name !== 'Object') return undefined;
  const others = object.getChildren('Property').flatMap((property) => property.getChild('PropertyName') ?? []);
  const siblings = others.filter((name) => name.from !== from).map((name) => textOf(state, name));
  return { role: 'key', path: pathOf(state, object), from, to, siblings };
}

function valuePlace(
  state: EditorState,
  node: SyntaxNode,
  { from, to }: Range,
  below: readonly number[] = [],
): JsonPlace {
  return { role: 'value', path: [...pathOf(state, node), ...below], from, to, siblings: [] };
}

/** The keys and indices that lead to a node. */
function pathOf(state: EditorState, node: SyntaxNode): readonly (string | number)[] {
  const path: (string | number)[] = [];
  for (let each = node; each.parent !== null; each = each.parent) {
    const name = each.name === 'Property' ? each.getChild('PropertyName') : null;
    if (name !== null) path.unshift(textOf(state, name));
    if (each.parent.name === 'Array') path.unshift(indexIn(each.parent, each.from));
  }
  return path;
}

/** How many values of an array lie before a position. */
function indexIn(array: SyntaxNode, position: number): number {
  let index = 0;
  for (let child = array.firstChild; child !== null && child.to <= position; child = child.nextSibling)
    if ([...VALUES, 'Object', 'Array'].includes(child.name)) index += 1;
  return index;
}

function textOf(state: EditorState, name: Range): string {
  return state.sliceDoc(name.from, name.to).replaceAll('"', '');
}
