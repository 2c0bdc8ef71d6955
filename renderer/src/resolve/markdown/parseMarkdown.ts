import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { RootContent } from 'mdast';
import type { Paragraph, SpanStyle } from '../textBlock.js';
import { blockParagraphs } from './blockParagraphs.js';
import type { MarkdownOptions } from './inlineSpans.js';
import { limitNesting } from './limitNesting.js';
import { plainParagraphs } from './plainParagraphs.js';
import { readProse } from './simpleProse.js';

/**
 * Longest markdown that is parsed, in characters. A card holds a tenth of that, and some hostile inputs take quadratic
 * time.
 */
export const LONGEST_MARKDOWN = 10_000;

/**
 * HTML blocks stay literal text, and so do reference definitions, which would vanish. Indented lines are not code and
 * underlined lines are not headings, because people indent and underline prose.
 */
const DISABLED = ['htmlFlow', 'codeIndented', 'setextUnderline', 'definition'];

const SYNTAX: Options = {
  extensions: [gfmStrikethrough(), gfmTable(), { disable: { null: DISABLED } }],
  mdastExtensions: [gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown()],
};

/**
 * Markdown as paragraphs in a base style: CommonMark with strikethrough and tables, inline icons (`:sword:`) and simple
 * tags (`<b>`). Line ends are kept unless `lineEnds` joins lines; then only two spaces or a backslash at the end of a line
 * break it. Texts longer than `LONGEST_MARKDOWN` are treated as plain text.
 */
export function parseMarkdown(source: string, base: SpanStyle, options: MarkdownOptions): readonly Paragraph[] {
  if (source.length > LONGEST_MARKDOWN) return plainParagraphs(source, base, options.iconExists, options.lineEnds);
  const lines = source.replace(/\r\n?/g, '\n');
  return blockParagraphs(readProse(lines) ?? readMarkdown(lines), base, options);
}

/** The nodes of any Markdown whose line ends are `\n`. */
export function readMarkdown(source: string): RootContent[] {
  return fromMarkdown(limitNesting(source), SYNTAX).children;
}
