import type { Paragraph, Span } from './types.js';

/** A paragraph whose texts were changed: its own, that of its marker, and that of each cell of its table. */
export function mapSpans(paragraph: Paragraph, change: (spans: readonly Span[]) => readonly Span[]): Paragraph {
  const { spans, marker, table } = paragraph;
  return {
    ...paragraph,
    spans: change(spans),
    ...(marker === undefined ? {} : { marker: change(marker) }),
    ...(table === undefined ? {} : { table: { ...table, rows: table.rows.map((row) => row.map(change)) } }),
  };
}

/** The texts of a paragraph, each of which is read by itself. */
export function spanGroups({ spans, marker, table }: Paragraph): readonly (readonly Span[])[] {
  return [spans, ...(marker === undefined ? [] : [marker]), ...(table === undefined ? [] : table.rows.flat())];
}
