import type { SheetGrid } from '../types.js';
import { MARK_MARGIN } from './limits.js';
import { type Mark, type MarkColor } from './types.js';

const GREY: MarkColor = [0.45, 0.45, 0.45];

/** A dashed line through the middle of a folded sheet. */
export function foldLine({ width, height, fold }: SheetGrid): Mark[] {
  if (!fold) return [];
  const line = { type: 'line', color: GREY, width: 0.5, dash: [3, 2] } as const;
  if (fold === 'horizontal') {
    return [{ ...line, x1: MARK_MARGIN, y1: height / 2, x2: width - MARK_MARGIN, y2: height / 2 }];
  }
  return [{ ...line, x1: width / 2, y1: MARK_MARGIN, x2: width / 2, y2: height - MARK_MARGIN }];
}
