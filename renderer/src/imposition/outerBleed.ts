import type { SheetGrid } from './types.js';

/** The least bleed in mm that the outer cards of a full sheet show towards the edges of the paper. */
export function outerBleed({ cells, fold }: SheetGrid): number {
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return 0;
  // A fold is not an edge of the paper.
  const right = fold === 'vertical' ? Infinity : last.bleed.right;
  const bottom = fold === 'horizontal' ? Infinity : last.bleed.bottom;
  return Math.min(first.bleed.top, first.bleed.left, right, bottom);
}
