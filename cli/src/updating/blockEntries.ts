import { isNode, type YAMLSeq } from 'yaml';
import { endOfEntry } from '../checking/fixing/addEntries.js';
import { commentAbove } from '../checking/fixing/removeEntries.js';
import type { ListText } from './ListText.js';

/**
 * Entries behind dashes, each with the comment right above it and what follows up to the next one. In another list they
 * take its indentation. @param like a list with entries, whose indentation an empty one takes
 */
export function blockEntries(list: YAMLSeq, text: string, like: YAMLSeq): ListText | undefined {
  const isEmpty = list.items.length === 0;
  const starts = startsOf(list, text);
  const [{ indent } = { indent: undefined }] = isEmpty ? startsOf(like, text) : starts;
  if ((list.flow === true) !== isEmpty || !list.range || indent === undefined || starts.length < list.items.length)
    return undefined;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const write = (moved: readonly string[]): string => moved.map((entry) => indented(entry, indent)).join('');
  if (isEmpty) {
    const [, to] = list.range;
    const from = text.slice(0, list.range[0]).trimEnd().length;
    const own = (moved: readonly string[]): string => `${lineEnd}${write(moved).trimEnd()}`;
    return { from, to, entries: [], write: (moved) => (moved.length === 0 ? text.slice(from, to) : own(moved)) };
  }
  const end = nextLine(text, endOfEntry(text, list.items.at(-1)) ?? list.range[1]);
  const bounds = [...starts.map(({ from }) => from), end];
  const entries = starts.map(({ from }, index) => {
    const entry = text.slice(from, bounds[index + 1]);
    return indented(entry.endsWith('\n') ? entry : `${entry}${lineEnd}`, -indent);
  });
  const [first = end] = bounds;
  // The list begins right after its key, unless a comment stands between them.
  const key = text.slice(0, first).trimEnd();
  const from = key.endsWith(':') ? key.length : first;
  const none = `${from === first ? ' '.repeat(indent) : ' '}[]${lineEnd}`;
  return {
    from,
    to: end,
    entries,
    write: (moved) => (moved.length === 0 ? none : text.slice(from, first) + write(moved)),
  };
}

/** Where each entry begins with its comment, and the indentation of its dash. */
function startsOf({ items }: YAMLSeq, text: string): readonly { readonly from: number; readonly indent: number }[] {
  return items.flatMap((item) => {
    if (!isNode(item) || !item.range) return [];
    const dash = text.lastIndexOf('-', item.range[0] - 1);
    const line = text.lastIndexOf('\n', dash) + 1;
    const indent = text.slice(line, dash);
    return indent.trim() === '' ? [{ from: commentAbove(text, line, indent), indent: indent.length }] : [];
  });
}

function nextLine(text: string, end: number): number {
  const at = text.indexOf('\n', end);
  return at < 0 ? text.length : at + 1;
}

/** @param by spaces to add to each line, or to take away */
function indented(lines: string, by: number): string {
  if (by < 0) return lines.replaceAll(new RegExp(`^ {1,${-by}}`, 'gm'), '');
  return lines.replaceAll(/^(?=[^\r\n])/gm, ' '.repeat(by));
}
