import type { LineRange } from './breakLines.js';
import type { PreparedParagraph, PreparedTable } from './preparedParagraph.js';

/** A line of a block at one font size. */
export interface WrappedLine {
  readonly paragraph: PreparedParagraph;
  /** Undefined for a thematic break and for a row of a table. */
  readonly range: LineRange | undefined;
  readonly isFirst: boolean;
  /** Units from the block's top. */
  readonly top: number;
  readonly height: number;
  /** From 0; absent without columns. */
  readonly column?: number;
  readonly row?: WrappedRow;
}

/** A row of a table, which stands in its block like one line. Lengths are units. */
export interface WrappedRow {
  readonly of: PreparedTable;
  /** From 0, the heading included. */
  readonly index: number;
  /** The width of the table. */
  readonly width: number;
  readonly height: number;
  /** Space between the top of the row and its text. */
  readonly above: number;
  /** From the left of the table, in the order of the columns; the tops of their lines are from the top of the text. */
  readonly cells: readonly { readonly left: number; readonly width: number; readonly lines: readonly WrappedLine[] }[];
}

/** The lines of text in a line: itself, or those of the cells of a row. */
export function textLines(line: WrappedLine): readonly WrappedLine[] {
  return line.row === undefined ? [line] : line.row.cells.flatMap(({ lines }) => lines);
}

/** Width of a line with its indent, units. */
export function lineWidth({ paragraph, range, row }: WrappedLine, size: number): number {
  return paragraph.indent * size + (row?.width ?? (range?.width ?? 0) * size);
}
