/** More lines than these are shown as one block. */
const MOST_LINES = 3_000;

/** The lines that differ, `- ` before and `+ ` after, each block under its first line's number. */
export function lineDiff(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const output: string[] = [];
  let last = -2;
  for (const { from, to, lines } of blocksOf(old, now)) {
    if (from !== last) output.push(`@@ line ${from + 1} @@`);
    output.push(...old.slice(from, to).map((line) => `- ${line}`), ...lines.map((line) => `+ ${line}`));
    last = to;
  }
  return output.join('\n');
}

interface Block {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** Takes off what both begin and end with; what is between is compared line by line. */
function blocksOf(old: readonly string[], now: readonly string[]): readonly Block[] {
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [left, right] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  if (left.length === 0 && right.length === 0) return [];
  if (left.length > MOST_LINES || right.length > MOST_LINES)
    return [{ from: start, to: start + left.length, lines: right }];
  return compared(left, right).map(({ from, to, lines }) => ({ from: from + start, to: to + start, lines }));
}

/** Compares lines by their longest common subsequence. */
function compared(left: readonly string[], right: readonly string[]): readonly Block[] {
  const width = right.length + 1;
  const longest = new Uint16Array((left.length + 1) * width);
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1)
      longest[row * width + column] =
        left[row] === right[column]
          ? (longest[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(longest[(row + 1) * width + column] ?? 0, longest[row * width + column + 1] ?? 0);
  const blocks: Block[] = [];
  let [row, column] = [0, 0];
  while (row < left.length || column < right.length) {
    const [from, first] = [row, column];
    while ((row < left.length || column < right.length) && (row >= left.length || left[row] !== right[column])) {
      const skips =
        row < left.length && (longest[(row + 1) * width + column] ?? 0) >= (longest[row * width + column + 1] ?? 0);
      if (column >= right.length || skips) row += 1;
      else column += 1;
    }
    if (row > from || column > first) blocks.push({ from, to: row, lines: right.slice(first, column) });
    while (row < left.length && column < right.length && left[row] === right[column])
      [row, column] = [row + 1, column + 1];
  }
  return blocks;
}
