import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import type { Paragraph, SpanStyle } from '../textBlock.js';
import { blockParagraphs } from './blockParagraphs.js';
import type { MarkdownOptions } from './inlineSpans.js';
import { limitNesting } from './limitNesting.js';
import { plainParagraphs } from './plainParagraphs.js';

/**
 * Characters of markdown that are parsed. A card holds a tenth of that; some hostile inputs cost the parser time that grows
 * with the square of their length.
 */
export const LONGEST_MARKDOWN = 10_000;

/**
 * Raw HTML stays literal text, as do reference definitions, which would vanish; indented lines are no code and underlined
 * ones no headings, because people indent and underline prose.
 */
const DISABLED = ['htmlFlow', 'htmlText', 'codeIndented', 'setextUnderline', 'definition'];

/**
 * Markdown as paragraphs in a base style: CommonMark with strikethrough and inline icons (`:sword:`). A line end is a
 * space; two spaces or a backslash before it break the line. Longer texts than `LONGEST_MARKDOWN` are taken as plain text.
 */
export function parseMarkdown(source: string, base: SpanStyle, options: MarkdownOptions): readonly Paragraph[] {
  if (source.length > LONGEST_MARKDOWN) return plainParagraphs(source, base, options.iconExists);
  const { children } = fromMarkdown(limitNesting(source.replace(/\r\n?/g, '\n')), {
    extensions: [gfmStrikethrough(), { disable: { null: DISABLED } }],
    mdastExtensions: [gfmStrikethroughFromMarkdown()],
  });
  return blockParagraphs(children, base, options);
}
