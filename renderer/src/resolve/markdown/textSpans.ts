import type { Span, SpanStyle } from '../textBlock.js';
import { findIcons, type IconExists } from './findIcons.js';

/** East Asian text has no spaces between words, so a line end in its source is not a space. */
const EAST_ASIAN_LINE_END =
  /(?<=[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef])\s*\n\s*(?=[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef])/g;

/** A text's spans in one style, with its inline icons. Line ends are white space. */
export function textSpans(text: string, style: SpanStyle, exists: IconExists): Span[] {
  const joined = text.includes('\n') ? text.replace(EAST_ASIAN_LINE_END, '') : text;
  return findIcons(joined, exists).map((piece): Span =>
    'icon' in piece ? { type: 'icon', name: piece.icon, style } : { type: 'text', text: piece.text, style },
  );
}
