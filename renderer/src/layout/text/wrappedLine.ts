import type { LineRange } from './breakLines.js';
import type { PreparedParagraph } from './preparedParagraph.js';

/** A line of a block at one font size. */
export interface WrappedLine {
  readonly paragraph: PreparedParagraph;
  /** Undefined for a thematic break. */
  readonly range: LineRange | undefined;
  readonly isFirst: boolean;
  /** Units from the block's top. */
  readonly top: number;
  readonly height: number;
  /** From 0; absent without columns. */
  readonly column?: number;
}
