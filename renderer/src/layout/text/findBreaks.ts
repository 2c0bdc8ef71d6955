import LineBreaker from 'linebreak';
import { BREAK_CHARACTER, type CollapsedText, ICON_CHARACTER } from './collapseText.js';
import type { ThaiBreaker } from './thai/breakThai.js';

/**
 * The pieces of a paragraph between which lines may end. Parallel arrays, because fitting walks them hundreds of times.
 */
export interface Segments {
  readonly count: number;
  readonly starts: Int32Array;
  /** The end of each segment's visible text: trailing spaces hang. */
  readonly ends: Int32Array;
  /** 1 where the line must end after the segment. */
  readonly hard: Uint8Array;
}

/**
 * Line-break opportunities by UAX #14 with these tailorings: no break between `/` and a sign or digit (`+1/+1`,
 * `1/-2`); an inline icon stays with the word it touches (`3:coin:`), but two icons may be separated; zero-width spaces
 * and word joiners in the source are respected; Thai breaks between words.
 */
export function findBreaks(source: CollapsedText, thai: () => ThaiBreaker): Segments {
  const { text } = source;
  const offsets = new Map<number, boolean>();
  // Icons count as letters, so that they stay with the number or punctuation beside them.
  const breaker = new LineBreaker(source.icons.size > 0 ? text.replaceAll(ICON_CHARACTER, 'A') : text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const { position } = next;
    const hard = text.charAt(position - 1) === BREAK_CHARACTER;
    if (hard || position === text.length) offsets.set(position, hard);
    else if (!source.joins.has(position) && !clings(text, position)) offsets.set(position, false);
  }
  for (const icon of source.icons.keys()) if (source.icons.has(icon + 1)) offsets.set(icon + 1, false);
  for (const offset of source.breaks) if (offset > 0 && offset < text.length) addSoft(offsets, offset);
  if (/[\u0e01-\u0e5b]{4}/.test(text)) {
    for (const offset of thai().findWords(text, source.breaks)) addSoft(offsets, offset);
  }
  return toSegments(text, offsets);
}

function addSoft(offsets: Map<number, boolean>, offset: number): void {
  if (!offsets.has(offset)) offsets.set(offset, false);
}

function clings(text: string, position: number): boolean {
  return text.charAt(position - 1) === '/' && /[+\-\u2212\d]/.test(text.charAt(position));
}

function toSegments(text: string, offsets: ReadonlyMap<number, boolean>): Segments {
  const ends = [...offsets.keys()].sort((a, b) => a - b);
  const starts = Int32Array.from(ends, (_, index) => ends[index - 1] ?? 0);
  return {
    count: ends.length,
    starts,
    ends: Int32Array.from(ends, (end, index) => trimEnd(text, starts[index] ?? 0, end)),
    hard: Uint8Array.from(ends, (end) => (offsets.get(end) ? 1 : 0)),
  };
}

function trimEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && (text.charAt(at - 1) === ' ' || text.charAt(at - 1) === BREAK_CHARACTER)) at--;
  return at;
}
