import type { Paragraph, SpanStyle } from '../textBlock.js';
import type { IconExists } from './findIcons.js';
import { textSpans } from './textSpans.js';

/**
 * Text without markup as one paragraph, inline icons included.
 * @param preserveLines line ends break the line (CSS `white-space: pre-line`); otherwise they become spaces.
 */
export function plainParagraphs(
  text: string,
  style: SpanStyle,
  exists: IconExists,
  preserveLines = false,
): readonly Paragraph[] {
  if (text.trim() === '') return [];
  const lines = preserveLines ? text.replace(/\r\n?/g, '\n').split('\n') : [text];
  const spans = lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'break' } as const] : []),
    ...textSpans(line, style, exists),
  ]);
  return [{ spans, indent: 0, spaceBefore: 0 }];
}
