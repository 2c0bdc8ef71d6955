import type { Span, SpanStyle } from '../textBlock.js';
import { findIcons, type IconExists } from './findIcons.js';

/** How the line ends of a text are treated. */
export type LineEnds = 'keep' | 'join';

/** East Asian text has no spaces between words, so a joined line end is not a space. */
const EAST_ASIAN_LINE_END =
  /(?<=[\u2e80-\u2fff\u3001-\u9fff\uf900-\ufaff\uff00-\uffef])[^\S\n]*\n\s*(?=[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef])/g;

/** A text's spans in one style, with its inline icons. Line ends break the line or are white space. */
export function textSpans(text: string, style: SpanStyle, exists: IconExists, lineEnds: LineEnds): Span[] {
  if (!text.includes('\n')) return lineSpans(text, style, exists);
  if (lineEnds === 'join') return lineSpans(text.replace(EAST_ASIAN_LINE_END, ''), style, exists);
  return text
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [BREAK] : []), ...(line === '' ? [] : lineSpans(line, style, exists))]);
}

export const BREAK: Span = { type: 'break' };

function lineSpans(text: string, style: SpanStyle, exists: IconExists): Span[] {
  return findIcons(text, exists).map((piece): Span =>
    'icon' in piece ? { type: 'icon', name: piece.icon, style } : { type: 'text', text: piece.text, style },
  );
}
