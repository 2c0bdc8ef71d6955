import { collectGraphemes } from 'unicode-segmenter/grapheme';
import { spansOf } from './spansOf.js';
import type { Paragraph, Span } from './textBlock.js';

/** Letters that join cannot be separated, so whole words are. */
const JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}]/u;

/** A text on one line, in pieces that can be turned one by one, so that the line can follow a curve. */
export function bendable(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  let count = 0;
  const spans = paragraphs.flatMap((paragraph) => [...spansOf(paragraph), { type: 'break' } as const]).slice(0, -1);
  const base = spans.find((span) => span.type !== 'break')?.style;
  if (base === undefined) return paragraphs;
  const pieces = spans.flatMap((span): Span[] => {
    if (span.type === 'icon') return [span];
    if (span.type === 'break') return [{ type: 'text', text: ' ', style: { ...base, piece: (count += 1) } }];
    return piecesOf(span.text).map((text) => ({ type: 'text', text, style: { ...span.style, piece: (count += 1) } }));
  });
  return [{ spans: pieces, indent: 0, spaceBefore: 0 }];
}

function piecesOf(text: string): readonly string[] {
  return JOINING.test(text) ? (text.match(/\s+|\S+/g) ?? []) : collectGraphemes(text);
}
