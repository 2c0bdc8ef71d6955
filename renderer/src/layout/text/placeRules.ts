import type { Rect } from '../../geometry.js';
import type { HexColor } from '../../displayList.js';
import type { TextBlock } from './types.js';
import type { WrappedLine } from './wrappedLine.js';

/** em of the block */
const BAR_WIDTH = 0.14;
const BAR_GAP = 0.75;
const RULE_THICKNESS = 0.07;
/** Opacity of bars and rules, as the last two digits of a colour: they should stay in the background. */
const FAINT = '59';

/**
 * The bar beside a line of a quotation, reaching up to the previous line of it, or the rule of a thematic break.
 * @param previous the line above, if any.
 */
export function placeRules(
  line: WrappedLine,
  previous: WrappedLine | undefined,
  size: number,
  boxWidth: number,
  block: TextBlock,
): readonly (Rect & { readonly color: HexColor })[] {
  const { paragraph, top, height } = line;
  const indent = paragraph.indent * size;
  const color = faint(paragraph.source.styles[0]?.color ?? block.color);
  if (paragraph.paragraph.rule === true) {
    const thickness = RULE_THICKNESS * size;
    const x = paragraph.direction === 'ltr' ? indent : 0;
    return [{ x, y: top + (height - thickness) / 2, width: Math.max(boxWidth - indent, 0), height: thickness, color }];
  }
  if (paragraph.paragraph.quote !== true) return [];
  const start = previous?.paragraph.paragraph.quote === true ? previous.top + previous.height : top;
  const inset = Math.max(indent - BAR_GAP * size, 0);
  const width = BAR_WIDTH * size;
  const x = paragraph.direction === 'ltr' ? inset : boxWidth - inset - width;
  return [{ x, y: start, width, height: top + height - start, color }];
}

function faint(color: HexColor): HexColor {
  return color.length === 7 ? color + FAINT : color;
}
