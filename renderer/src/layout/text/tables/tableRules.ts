import type { HexColor } from '../../../displayList.js';
import type { TextBlock, TextLine } from '../types.js';
import type { WrappedRow } from '../wrappedLine.js';

/** Thickness, em of the block. */
const HEADING_LINE = 0.08;
const HAIRLINE = 0.05;
/** Opacity of lines without a colour of their own, as the last two digits of a colour. */
const HEADING_FAINT = '99';
const FAINT = '59';

/** The hairlines of a row, from the left of its table: below it, and in a grid around each of its cells. */
export function tableRules(row: WrappedRow, top: number, size: number, block: TextBlock): TextLine['rules'] {
  const { tableLines: lines = 'rows' } = block;
  const { index, width, height, of } = row;
  const isHeading = of.hasHeading && index === 0;
  const isLast = index === of.rows.length - 1;
  const across = (y: number, thickness: number, faint: string): TextLine['rules'][number] => ({
    x: 0,
    y: y - thickness / 2,
    width,
    height: thickness,
    color: lineColor(block, faint),
  });
  const below = isHeading
    ? across(top + height, HEADING_LINE * size, HEADING_FAINT)
    : across(top + height, HAIRLINE * size, FAINT);
  if (lines !== 'grid') {
    const shows = !isLast && (lines === 'rows' || (lines === 'header' && isHeading));
    return shows ? [below] : [];
  }
  const thickness = HAIRLINE * size;
  const down = edges(row).map((x) => ({
    x: x - thickness / 2,
    y: top,
    width: thickness,
    height,
    color: lineColor(block, FAINT),
  }));
  return [...(index === 0 ? [across(top, thickness, FAINT)] : []), ...down, below];
}

/** The sides of the table and the middle of the gaps between its columns. */
function edges({ cells, width }: WrappedRow): readonly number[] {
  const sorted = [...cells].sort((one, other) => one.left - other.left);
  const between = sorted.flatMap((cell, index) => {
    const before = sorted[index - 1];
    return before === undefined ? [] : [(before.left + before.width + cell.left) / 2];
  });
  return [0, ...between, width];
}

function lineColor({ tableLineColor, color }: TextBlock, faint: string): HexColor {
  if (tableLineColor !== undefined) return tableLineColor;
  return color.length === 7 ? color + faint : color;
}
