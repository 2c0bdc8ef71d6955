import { breakLines } from '../breakLines.js';
import type { PreparedParagraph } from '../preparedParagraph.js';

/** Width of a cell in which only hard breaks end lines, em of the block. */
export function naturalWidth(cell: PreparedParagraph): number {
  const options = { wrap: false, longWords: 'overflow', justified: false, giveUp: false } as const;
  return Math.max(0, ...breakLines(cell, Infinity, 0, options).lines.map(({ width }) => width));
}

/** Width of a cell's widest word, em of the block. */
export function leastWidth({ segments, positions, endFixes }: PreparedParagraph): number {
  let widest = 0;
  for (let index = 0; index < segments.count; index++) {
    const [start, end] = [segments.starts[index] ?? 0, segments.ends[index] ?? 0];
    widest = Math.max(widest, (positions[end] ?? 0) - (positions[start] ?? 0) + (endFixes[index] ?? 0));
  }
  return widest;
}
