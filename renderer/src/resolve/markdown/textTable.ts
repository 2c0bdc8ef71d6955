import type { Table, TableRow } from 'mdast';
import type { Span, SpanStyle, TextTable } from '../textBlock.js';
import { inlineSpans, type MarkdownOptions } from './inlineSpans.js';
import { bolder } from './simpleTags.js';

/**
 * A table of GitHub Flavored Markdown. Its heading is bold, and left out if nothing is written in it. Rows with more or
 * fewer cells than the heading lose nothing: the table has as many columns as its longest row.
 */
export function textTable({ align, children }: Table, style: SpanStyle, options: MarkdownOptions): TextTable {
  const columns = Math.max(...children.map((row) => row.children.length));
  const [heading, ...body] = children;
  const cellsOf = (row: TableRow, ofRow: SpanStyle): Span[][] =>
    Array.from({ length: columns }, (_, index) => inlineSpans(row.children[index]?.children ?? [], ofRow, options));
  const headings = heading === undefined ? [] : cellsOf(heading, { ...style, weight: bolder(style.weight) });
  const hasHeading = headings.some((cell) => cell.length > 0);
  return {
    rows: [...(hasHeading ? [headings] : []), ...body.map((row) => cellsOf(row, style))],
    hasHeading,
    aligns: Array.from({ length: columns }, (_, index) => align?.[index] ?? undefined),
  };
}
