import type { Paragraph, SpanStyle } from '../textBlock.js';
import type { IconExists } from './findIcons.js';
import { applyTags, splitAtTags, type TaggedSpan } from './simpleTags.js';
import { textSpans, type LineEnds } from './textSpans.js';

/** Text without Markdown as one paragraph; inline icons and simple tags are understood. */
export function plainParagraphs(
  text: string,
  style: SpanStyle,
  exists: IconExists,
  lineEnds: LineEnds = 'keep',
): readonly Paragraph[] {
  if (text.trim() === '') return [];
  const spans = splitAtTags(text.replace(/\r\n?/g, '\n')).flatMap((piece, index): TaggedSpan[] => {
    if (index % 2 === 1) return [{ type: 'tag', source: piece, style }];
    return piece === '' ? [] : textSpans(piece, style, exists, lineEnds);
  });
  return [{ spans: applyTags(spans), indent: 0, spaceBefore: 0 }];
}
