import type { Ellipsis, LineRange } from './breakLines.js';
import { columnWidth, widthOfColumns } from './columns.js';
import type { PreparedParagraph } from './preparedParagraph.js';
import type { SpanStyle, TextBlock } from './types.js';
import { TOLERANCE, type WrappedBlock } from './wrapBlock.js';
import { lineWidth, type WrappedLine } from './wrappedLine.js';

/** Makes the ellipsis for text of a style. */
export type Ellipsiser = (style: SpanStyle) => Ellipsis;

/** Punctuation that would read oddly before an ellipsis. */
const DANGLING = /[\s.,;:!?\u2013\u2014\-\u060c\u061b\u3001\u3002]/;
/** A cut between words is preferred if it costs no more than this share of the line. */
const WORD_CUT = 0.35;

/**
 * Keeps as many lines as the box and `most` allow, at least one. An ellipsis ends the last line when more lines follow,
 * and every line that is wider than the box.
 */
export function ellipsise(
  block: TextBlock,
  wrapped: WrappedBlock,
  box: { readonly width: number; readonly height: number },
  most: number,
  ellipsiser: Ellipsiser,
): WrappedBlock {
  const { size } = wrapped;
  const width = columnWidth(block, box.width);
  const fitting = wrapped.lines.filter(({ top, height }) => top + height <= box.height + TOLERANCE).length;
  const count = Math.max(1, Math.min(fitting, most));
  const kept = wrapped.lines.slice(0, count);
  const isCut = count < wrapped.lines.length;
  const lines = kept.map((line, index) => {
    const available = width / size - line.paragraph.indent;
    const isLast = isCut && index === count - 1;
    const isWide = line.range !== undefined && line.range.width > available + TOLERANCE / size;
    return isLast || isWide ? endWithEllipsis(line, available, isLast, ellipsiser) : line;
  });
  const widest = lines.reduce((most, line) => Math.max(most, lineWidth(line, size)), 0);
  const bottom = Math.max(0, ...lines.map(({ top, height }) => top + height));
  return { ...wrapped, lines, width: widthOfColumns(block, widest), height: bottom };
}

/** @param more whether text that follows may fill the line up to the ellipsis. */
function endWithEllipsis(line: WrappedLine, available: number, more: boolean, ellipsiser: Ellipsiser): WrappedLine {
  const { paragraph, range } = line;
  if (range === undefined) return line;
  const furthest = more ? endOfHardLine(paragraph, range) : range.end;
  const style = styleBefore(paragraph, range.end);
  if (style === undefined) return line;
  const ellipsis = ellipsiser(style);
  const end = findCut(paragraph, range.start, furthest, available - ellipsis.width);
  const width = end > range.start ? paragraph.measure(range.start, end, false) : 0;
  return {
    ...line,
    range: { ...range, end, hyphen: false, endsInWord: true, endFix: 0, width: width + ellipsis.width, ellipsis },
  };
}

/** The last offset where the text before it fits, reads well before an ellipsis and splits no grapheme. */
function findCut(paragraph: PreparedParagraph, start: number, furthest: number, available: number): number {
  const { positions, cuts, source } = paragraph;
  const isEnd = (offset: number): boolean => offset >= furthest || cuts[offset] === 1;
  let end = start;
  const origin = positions[start] ?? 0;
  while (end < furthest && (positions[end + 1] ?? 0) - origin <= available + 1) end++;
  while (end > start && (!isEnd(end) || paragraph.measure(start, end, false) > available)) end--;
  if (end < furthest) end = preferWordEnd(paragraph, start, end);
  let trimmed = end;
  while (trimmed > start && DANGLING.test(source.text.charAt(trimmed - 1))) trimmed--;
  return trimmed > start ? trimmed : end;
}

function preferWordEnd(paragraph: PreparedParagraph, start: number, end: number): number {
  const { positions, segments } = paragraph;
  const origin = positions[start] ?? 0;
  const least = ((positions[end] ?? 0) - origin) * (1 - WORD_CUT);
  for (let segment = segments.count - 1; segment >= 0; segment--) {
    const wordEnd = segments.ends[segment] ?? 0;
    if (wordEnd > end || wordEnd <= start) continue;
    return (positions[wordEnd] ?? 0) - origin >= least ? wordEnd : end;
  }
  return end;
}

function endOfHardLine({ segments, source }: PreparedParagraph, { start }: LineRange): number {
  for (let segment = 0; segment < segments.count; segment++) {
    if (segments.hard[segment] === 1 && (segments.ends[segment] ?? 0) >= start) return segments.ends[segment] ?? 0;
  }
  return source.text.length;
}

function styleBefore({ source }: PreparedParagraph, end: number): SpanStyle | undefined {
  return source.styles[source.styleAt[Math.max(end - 1, 0)] ?? 0];
}
