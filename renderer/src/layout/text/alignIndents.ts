import type { PreparedParagraph } from './preparedParagraph.js';

/** Gap between a list marker and its text, em. */
export const MARKER_GAP = 0.45;

/** Width of a paragraph on one line, em. */
export function widthOf({ positions, endFixes, source }: PreparedParagraph): number {
  return (positions[source.text.length] ?? 0) + (endFixes.at(-1) ?? 0);
}

/**
 * Widens indents that are too narrow for their markers, for example in wide faces. All paragraphs with the same indent
 * are widened alike, so that list items stay aligned, and deeper ones move by the same amount.
 */
export function alignIndents(paragraphs: readonly PreparedParagraph[]): readonly PreparedParagraph[] {
  const needs = new Map<number, number>();
  for (const { indent, marker } of paragraphs) {
    if (marker === undefined) continue;
    needs.set(indent, Math.max(needs.get(indent) ?? 0, widthOf(marker) + MARKER_GAP - indent));
  }
  if ([...needs.values()].every((need) => need <= 0)) return paragraphs;
  const levels = [...needs].filter(([, need]) => need > 0).sort(([one], [other]) => one - other);
  return paragraphs.map((paragraph) => {
    const outer = levels.filter(([indent]) => indent <= paragraph.indent);
    return { ...paragraph, indent: paragraph.indent + outer.reduce((sum, [, need]) => sum + need, 0) };
  });
}
