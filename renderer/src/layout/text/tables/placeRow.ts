import { moveLine } from '../moveLine.js';
import { alignOffset, placeLine } from '../placeLine.js';
import type { TextBlock, TextLine } from '../types.js';
import type { WrappedLine, WrappedRow } from '../wrappedLine.js';
import { tableRules } from './tableRules.js';

/**
 * Places a row of a table: a line with nothing but hairlines, then the lines of its cells. The table stands in its box
 * as the block's lines do.
 * @param boxWidth units; finite
 * @param beside rules that do not belong to the table
 */
export function placeRow(
  line: WrappedLine,
  row: WrappedRow,
  size: number,
  boxWidth: number,
  block: TextBlock,
  beside: TextLine['rules'],
): readonly TextLine[] {
  const { top, height, paragraph } = line;
  const indent = paragraph.indent * size;
  const free = boxWidth - indent - row.width;
  const left = (paragraph.direction === 'ltr' ? indent : 0) + alignOffset(block.align, paragraph.direction, free);
  const rules = tableRules(row, top, size, block).map((rule) => ({ ...rule, x: rule.x + left }));
  const frame: TextLine = {
    top,
    height,
    baseline: top + height / 2,
    left,
    width: row.width,
    runs: [],
    graphics: [],
    rules: [...beside, ...rules],
  };
  const texts = row.cells.flatMap((cell) =>
    cell.lines.flatMap((one) => {
      if (one.range === undefined) return [];
      const placed = { ...one, top: top + row.above + one.top };
      const content = placeLine(placed, one.range, size, cell.width, block);
      return [moveLine({ top: placed.top, height: one.height, ...content, rules: [] }, left + cell.left)];
    }),
  );
  return [frame, ...texts];
}
