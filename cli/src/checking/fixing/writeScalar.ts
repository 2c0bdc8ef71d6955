import { parse, type Scalar } from 'yaml';
import { isRecord } from './jsonEdits.js';
import type { DeckValue } from '@cardwright/renderer';

/** A value, or a map of values, on one line. */
export function inline(value: DeckValue | Readonly<Record<string, DeckValue>>, isJson: boolean): string {
  if (isJson || !isRecord(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${isPlain(key) ? key : JSON.stringify(key)}: ${JSON.stringify(each)}`)
    .join(', ')} }`;
}

/** Keeps the style of the value that it replaces, such as its quotes, if that style can express the new value. */
export function writeScalar(
  value: DeckValue,
  { node, text }: { readonly node: Scalar; readonly text: string },
): string {
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
