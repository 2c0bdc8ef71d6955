import type { Paragraph, Span } from './textBlock.js';

/** All spans of a paragraph in reading order; a break follows every cell of a table. */
export function spansOf({ spans, table }: Paragraph): readonly Span[] {
  if (table === undefined) return spans;
  return table.rows.flat().flatMap((cell) => [...cell, { type: 'break' } as const]);
}
