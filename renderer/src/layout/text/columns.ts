import type { TextBlock } from './types.js';
import type { WrappedLine } from './wrappedLine.js';

/** Width of each column of a block that is so wide; the width itself without columns. */
export function columnWidth({ columns }: TextBlock, width: number): number {
  if (columns === undefined) return width;
  return Math.max(0, (width - columns.gap * (columns.count - 1)) / columns.count);
}

/** Width of a block whose columns are so wide. */
export function widthOfColumns({ columns }: TextBlock, width: number): number {
  return columns === undefined ? width : width * columns.count + columns.gap * (columns.count - 1);
}

/**
 * Deals lines out to columns of about equal height, in reading order.
 * @param most the height that the columns may have; what does not fit is left in the last one
 */
export function dealColumns(
  lines: readonly WrappedLine[],
  count: number,
  most: number,
): { readonly lines: readonly WrappedLine[]; readonly height: number } {
  let height = Math.max(...lines.map((line) => line.height), heightOf(lines) / count, 0);
  for (;;) {
    const dealt = deal(lines, count, Math.min(height, most));
    const tallest = Math.max(0, ...dealt.map((line) => line.top + line.height));
    if (tallest <= height + FINE || height >= most) return { lines: dealt, height: tallest };
    height = nextHeight(lines, dealt, height, tallest);
  }
}

/** Units: below it, heights are equal. */
const FINE = 1e-6;

/** The smallest height at which one of the columns but the last takes a line more. */
function nextHeight(
  lines: readonly WrappedLine[],
  dealt: readonly WrappedLine[],
  height: number,
  tallest: number,
): number {
  const grown = dealt.flatMap((line, index) => {
    const [before, next] = [dealt[index - 1], lines[index]];
    if (before === undefined || next === undefined || before.column === line.column) return [];
    return [before.top + before.height + gapBefore(lines, index) + next.height];
  });
  return Math.min(tallest, ...grown.filter((each) => each > height + FINE));
}

function deal(lines: readonly WrappedLine[], count: number, height: number): WrappedLine[] {
  let column = 0;
  let end = 0;
  return lines.map((line, index) => {
    const isFirst = end === 0;
    const top = isFirst ? 0 : end + gapBefore(lines, index);
    const starts = !isFirst && column < count - 1 && top + line.height > height + FINE;
    if (starts) column += 1;
    end = (starts ? 0 : top) + line.height;
    return { ...line, column, top: starts ? 0 : top };
  });
}

/** The space between a line and the one above it, which the top of a column drops. */
function gapBefore(lines: readonly WrappedLine[], index: number): number {
  const [line, before] = [lines[index], lines[index - 1]];
  return line === undefined || before === undefined ? 0 : line.top - before.top - before.height;
}

function heightOf(lines: readonly WrappedLine[]): number {
  const last = lines.at(-1);
  return last === undefined ? 0 : last.top + last.height;
}
