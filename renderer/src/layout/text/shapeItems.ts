import { collectGraphemes } from 'unicode-segmenter/grapheme';
import type { GraphicItem, Item, TextItem } from './preparedParagraph.js';
import { isSetSolid } from './scriptOf.js';
import type { ShapedRun } from '../../fonts/types.js';
import type { TextContext } from './textContext.js';

/** Placeholder advance of a character while its face is not loaded, em. */
const GUESSED_ADVANCE = 0.5;

export const HYPHEN = '-';
export const ELLIPSIS = '\u2026';

/**
 * Shapes text in an item's face at 1 em; undefined when the face is not loaded. The language is ignored: painters must
 * get the same glyphs, and they cannot tell a canvas which language a run is in.
 */
export function shapeWith({ env }: TextContext, item: TextItem, text: string): ShapedRun['glyphs'] | undefined {
  if (!env.fonts.has(item.face)) return undefined;
  const shape = (part: string): ShapedRun['glyphs'] =>
    env.fonts.shape(item.face, part, {
      direction: item.level % 2 === 1 ? 'rtl' : 'ltr',
      script: item.script,
      ligatures: item.letterSpacing === 0,
    }).glyphs;
  return isSetSolid(text) ? shapeSolid(text, shape) : shape(text);
}

/** Shapes letters one by one, each with its marks, so that none is kerned. */
function shapeSolid(text: string, shape: (part: string) => ShapedRun['glyphs']): ShapedRun['glyphs'] {
  let offset = 0;
  return collectGraphemes(text).flatMap((grapheme) => {
    const start = offset;
    offset += grapheme.length;
    return shape(grapheme).map((glyph) => ({ ...glyph, cluster: glyph.cluster + start }));
  });
}

/** Width of an inline picture, em of the block. */
export function graphicAdvance(item: GraphicItem): number {
  return (item.width + 2 * item.bearing) * item.style.scale;
}

/**
 * Advances of all items as prefix sums over the text, em of the block's font size. A ligature's advance is divided
 * evenly among its graphemes; letter spacing follows every grapheme.
 */
export function shapeItems(
  context: TextContext,
  items: readonly Item[],
  text: string,
  graphemes: Uint8Array,
): Float64Array {
  const positions = new Float64Array(text.length + 1);
  for (const item of items) {
    if (item.kind === 'graphic') positions[item.start + 1] = graphicAdvance(item);
    else if (item.upright) addCells(positions, item, graphemes);
    else addAdvances(positions, context, item, text, graphemes);
  }
  for (let offset = 1; offset < positions.length; offset++) {
    positions[offset] = (positions[offset] ?? 0) + (positions[offset - 1] ?? 0);
  }
  return positions;
}

/** Gives each grapheme that stands upright a cell of one em along the line. */
function addCells(positions: Float64Array, item: TextItem, graphemes: Uint8Array): void {
  const cell = cellLength(item);
  for (let unit = item.start; unit < item.end; unit++) if (graphemes[unit] === 1) positions[unit + 1] = cell;
}

/** Length of an upright grapheme's cell along its line with the letter spacing after it, em of the block. */
export function cellLength({ style, letterSpacing }: TextItem): number {
  return (1 + letterSpacing) * style.scale;
}

/** Writes each grapheme's advance to the slot after its first unit; their running sum gives the positions. */
function addAdvances(
  positions: Float64Array,
  context: TextContext,
  item: TextItem,
  text: string,
  graphemes: Uint8Array,
): void {
  const { start, end } = item;
  const { scale } = item.style;
  const glyphs = shapeWith(context, item, text.slice(start, end));
  const advances = new Float64Array(end - start).fill(-1);
  if (glyphs === undefined) advances.fill(GUESSED_ADVANCE);
  else {
    for (const { cluster, advance } of glyphs) advances[cluster] = Math.max(advances[cluster] ?? 0, 0) + advance;
  }
  for (let at = start; at < end;) {
    let next = at + 1;
    while (next < end && (advances[next - start] ?? 0) < 0) next++;
    const count = countGraphemes(graphemes, at, next);
    const share = ((advances[at - start] ?? 0) / Math.max(count, 1) + item.letterSpacing) * scale;
    for (let unit = at; unit < next; unit++) if (graphemes[unit] === 1) positions[unit + 1] = share;
    if (count === 0) positions[at + 1] = (advances[at - start] ?? 0) * scale;
    at = next;
  }
}

function countGraphemes(graphemes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) count += graphemes[at] ?? 0;
  return count;
}
