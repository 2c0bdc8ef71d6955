import type { PreparedParagraph, PreparedTable } from '../preparedParagraph.js';
import type { WrappedLine, WrappedRow } from '../wrappedLine.js';
import { shareWidth } from './shareWidth.js';

/** em of the block: between columns, and above and below the text of a row. */
const COLUMN_GAP = 1;
const ROW_GAP = 0.2;

/** How a table is wrapped. Lengths are units. */
interface TablePlace {
  /** Font size of the block. */
  readonly size: number;
  readonly width: number;
  readonly lineHeight: number;
  /** Whether there are lines around the table, which need a gap to its text. */
  readonly isGrid: boolean;
  wrapCell(cell: PreparedParagraph, width: number): WrappedCell;
}

interface WrappedCell {
  /** From the top of the cell. */
  readonly lines: readonly WrappedLine[];
  /** Whether a word was cut. */
  readonly emergency: boolean;
}

/** Wraps the rows of a table, which is as wide as its text needs and its place allows. */
export function wrapTable(
  table: PreparedTable,
  place: TablePlace,
): { readonly rows: readonly WrappedRow[]; readonly emergency: boolean } {
  const { size, isGrid } = place;
  const gap = COLUMN_GAP * size;
  const gaps = (table.columns.length - (isGrid ? 0 : 1)) * gap;
  const widths = shareWidth(table.columns, (place.width - gaps) / size).map((em) => em * size);
  const width = widths.reduce((total, one) => total + one, gaps);
  const lefts = columnLefts(table, widths, width, gap, isGrid ? gap / 2 : 0);
  const last = table.rows.length - 1;
  let emergency = false;
  const rows = table.rows.map((cells, index): WrappedRow => {
    const wrapped = cells.map((cell, column) => place.wrapCell(cell, widths[column] ?? 0));
    emergency ||= wrapped.some((cell) => cell.emergency);
    const content = Math.max(place.lineHeight, ...wrapped.map(({ lines }) => heightOf(lines)));
    const above = isGrid || index > 0 ? ROW_GAP * size : 0;
    const below = isGrid || index < last ? ROW_GAP * size : 0;
    const placed = wrapped.map(({ lines }, column) => ({
      left: lefts[column] ?? 0,
      width: widths[column] ?? 0,
      lines,
    }));
    return { of: table, index, width, height: above + content + below, above, cells: placed };
  });
  return { rows, emergency };
}

/** Left edges of the text of the columns; the first column of a right-to-left table is on the right. */
function columnLefts(
  { direction }: PreparedTable,
  widths: readonly number[],
  total: number,
  gap: number,
  margin: number,
): readonly number[] {
  let start = margin;
  return widths.map((width) => {
    const left = direction === 'ltr' ? start : total - start - width;
    start += width + gap;
    return left;
  });
}

function heightOf(lines: readonly WrappedLine[]): number {
  const last = lines.at(-1);
  return last === undefined ? 0 : last.top + last.height;
}
