import type { CollapsedText } from './collapseText.js';
import type { TextContext } from './textContext.js';

const WORD = /[\p{L}\p{M}]+/gu;
/** Addresses and the like: a hyphen in them would be read as part of them. */
const NOT_PROSE = /[\d@_\\]|:\/\//;

/**
 * Offsets in a stretch before which it may be hyphenated. Soft hyphens always count; a word that has some gets no others.
 * With `hyphens: 'auto'` the language's patterns find the rest.
 */
export function findHyphenPoints(
  source: CollapsedText,
  graphemes: Uint8Array,
  start: number,
  end: number,
  { block, cache }: TextContext,
): readonly number[] {
  const soft = softHyphensBetween(source.softHyphens, start, end);
  if (soft.length > 0) return soft;
  if (block.hyphens !== 'auto') return [];
  const stretch = source.text.slice(start, end);
  if (NOT_PROSE.test(stretch)) return [];
  const hyphenator = cache.hyphenator(block.language);
  if (hyphenator === undefined) return [];
  return [...stretch.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    hyphenator
      .findPoints(word)
      .map((point) => start + index + point)
      .filter((offset) => graphemes[offset] === 1),
  );
}

function softHyphensBetween(offsets: ReadonlySet<number>, start: number, end: number): number[] {
  const found: number[] = [];
  if (offsets.size > 0) for (let at = start + 1; at < end; at++) if (offsets.has(at)) found.push(at);
  return found;
}
