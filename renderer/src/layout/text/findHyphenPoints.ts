import type { CollapsedText } from './collapseText.js';
import type { TextContext } from './textContext.js';

const WORD = /[\p{L}\p{M}]+/gu;
/** Addresses and the like, in which a hyphen would look like part of the address. */
const NOT_PROSE = /[\d@_\\]|:\/\/|\.\p{L}/u;
/** How far around a segment to look for signs of an address. */
const LONGEST_ADDRESS = 200;

export interface HyphenPoints {
  /** Ascending. */
  readonly offsets: readonly number[];
  /** The author placed them, so they are as good as any other break. */
  readonly soft: boolean;
}

const NONE: HyphenPoints = { offsets: [], soft: false };

/**
 * Offsets in a segment at which it may be hyphenated. Soft hyphens always count, and a word that has one gets no
 * others. With `hyphens: 'auto'`, or if the segment is too long for a line, the language's patterns find the rest.
 */
export function findHyphenPoints(
  source: CollapsedText,
  graphemes: Uint8Array,
  start: number,
  end: number,
  { block, env }: TextContext,
  needed: boolean,
): HyphenPoints {
  const soft = softHyphensBetween(source.softHyphens, start, end);
  if (soft.length > 0) return { offsets: soft, soft: true };
  if (block.hyphens === 'none' || (block.hyphens === 'manual' && !needed)) return NONE;
  const stretch = source.text.slice(start, end);
  if (NOT_PROSE.test(wordAround(source.text, start, end))) return NONE;
  const hyphenator = env.hyphenation.hyphenator(block.language);
  if (hyphenator === undefined) return NONE;
  const offsets = [...stretch.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    hyphenator
      .findPoints(word)
      .map((point) => start + index + point)
      .filter((offset) => graphemes[offset] === 1),
  );
  return { offsets, soft: false };
}

/** A segment with the text that touches it on both sides, up to the nearest spaces. */
function wordAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - LONGEST_ADDRESS), start);
  const after = text.slice(end, end + LONGEST_ADDRESS);
  return (/(?<!\S)\S*$/.exec(before)?.[0] ?? '') + text.slice(start, end) + (/^\S*/.exec(after)?.[0] ?? '');
}

function softHyphensBetween(offsets: ReadonlySet<number>, start: number, end: number): number[] {
  const found: number[] = [];
  if (offsets.size > 0) for (let at = start + 1; at < end; at++) if (offsets.has(at)) found.push(at);
  return found;
}
