import { LONGEST_ROW } from './delimited.js';

/** A quotation mark that opens a cell and has no counterpart. */
export interface UnclosedQuote {
  /** Index in the text. */
  readonly at: number;
  /** The line on which its row begins, from 1. */
  readonly line: number;
  /** The number of its row, from 1. */
  readonly row: number;
  /** From 1. */
  readonly column: number;
}

const LINE_END = /\r\n|[\r\n]/g;

/**
 * Finds the quotation marks that open a cell and are never closed: none follows, or the next one opens a cell in a later
 * line, and would be read as the end of this one.
 */
export function unclosedQuotes(text: string, delimiter: string): readonly UnclosedQuote[] {
  if (!text.includes('"')) return [];
  const found: UnclosedQuote[] = [];
  const unquoted = new RegExp(`[^${delimiter}\\r\\n]*`, 'y');
  let [line, row, column] = [1, 1, 1];
  let within = 0;
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length;) {
    if (text[at] === '"') {
      const end = endOfQuoted(text, at, delimiter);
      if (end === undefined) found.push({ at, line, row, column });
      within += text.slice(at, end ?? at).match(LINE_END)?.length ?? 0;
      at = end ?? at;
    }
    unquoted.lastIndex = at;
    unquoted.test(text);
    at = unquoted.lastIndex;
    if (text[at] === delimiter) column += 1;
    else [line, row, column, within] = [line + within + 1, row + 1, 1, 0];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return found;
}

/** The text without these quotation marks, so that their cells end at the next delimiter. */
export function withoutQuotes(text: string, quotes: readonly UnclosedQuote[]): string {
  const ends = [...quotes.map(({ at }) => at), text.length];
  return ends.map((end, index) => text.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end)).join('');
}

/** Where the quoted part of a cell ends; undefined if it does not. In `"5" gun"`, the second mark ends it. */
function endOfQuoted(text: string, open: number, delimiter: string): number | undefined {
  for (let at = text.indexOf('"', open + 1); at >= 0 && at - open < LONGEST_ROW; at = text.indexOf('"', at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + 1]];
    if (after === '"') {
      at += 1;
      continue;
    }
    const isClosed = after === '' || after === delimiter || /[\r\n]/.test(after);
    const isNext = (before === delimiter || /[\r\n]/.test(before)) && /[\r\n]/.test(text.slice(open, at));
    return isNext && !isClosed ? undefined : at + 1;
  }
  return undefined;
}
