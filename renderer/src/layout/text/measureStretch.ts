import type { Item, TextItem } from './preparedParagraph.js';
import { cellLength, HYPHEN, shapeWith } from './shapeItems.js';
import type { TextContext } from './textContext.js';

/** Longer segments are never the ragged end of a line; the sum of their unshaped advances is close enough. */
const LONGEST_SHAPED = 400;
/** em, while the face is not loaded. */
const GUESSED_HYPHEN = 0.35;

/** Width of part of a paragraph when shaped separately, em of the block. */
export function measureStretch(
  context: TextContext,
  paragraph: { readonly items: readonly Item[]; readonly positions: Float64Array; readonly text: string },
  start: number,
  end: number,
  hyphen: boolean,
): number {
  const { items, positions, text } = paragraph;
  let width = 0;
  for (const item of items) {
    if (item.end <= start || item.start >= end) continue;
    const from = Math.max(item.start, start);
    const to = Math.min(item.end, end);
    const summed = (positions[to] ?? 0) - (positions[from] ?? 0);
    if (item.kind === 'graphic') width += summed;
    else if (item.upright) width += summed + (hyphen && to === end ? cellLength(item) : 0);
    else if (hyphen && to === end) width += measureHyphenated(context, item, text.slice(from, to), summed);
    else if ((from === item.start && to === item.end) || to - from > LONGEST_SHAPED) width += summed;
    else width += measureText(context, item, text.slice(from, to)) ?? summed;
  }
  return width;
}

/** The face that draws the hyphen after a part of an item: subsets of non-Latin scripts have none. */
export function hyphenFace({ env, cache, block }: TextContext, { style, face }: TextItem): string {
  const chooser = cache.chooser(env.fonts.manifest, style, block.language);
  return chooser.chooseBeside(face, HYPHEN.charCodeAt(0));
}

function measureHyphenated(context: TextContext, item: TextItem, text: string, summed: number): number {
  const face = hyphenFace(context, item);
  const { scale } = item.style;
  if (face === item.face) return measureText(context, item, text + HYPHEN) ?? summed + GUESSED_HYPHEN * scale;
  const word = measureText(context, item, text) ?? summed;
  return word + (measureText(context, { ...item, face }, HYPHEN) ?? GUESSED_HYPHEN * scale);
}

/** With letter spacing after every glyph; undefined when the face is not loaded. */
export function measureText(context: TextContext, item: TextItem, text: string): number | undefined {
  const glyphs = shapeWith(context, item, text);
  if (glyphs === undefined) return undefined;
  const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
  const clusters = item.letterSpacing === 0 ? 0 : new Set(glyphs.map(({ cluster }) => cluster)).size;
  return (advance + clusters * item.letterSpacing) * item.style.scale;
}
