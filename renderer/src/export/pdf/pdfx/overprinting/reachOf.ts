import type { FillRule } from '../../../../displayList.js';
import { type Point, type Rect, touch } from '../../../../geometry.js';
import { covers, type FlatPath } from '../../../../paths/flattenPath.js';

/** How much of a rectangle a shape fills: nothing, perhaps something, or everything. */
export type Reach = 'apart' | 'touches' | 'covers';

/** How much of a rectangle the inside of a path fills. A frame around the rectangle is apart from it. */
export function reachOf(path: FlatPath, rect: Rect, rule: FillRule): Reach {
  if (!touch(path.bounds, rect)) return 'apart';
  if (isCrossed(path, rect)) return 'touches';
  return covers(path, { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }, rule) ? 'covers' : 'apart';
}

/** Whether an outline of the path, closed or not, runs through the rectangle. */
export function isCrossed({ outlines }: FlatPath, rect: Rect): boolean {
  return outlines.some((outline) =>
    outline.some((from, index) => crosses(from, outline[(index + 1) % outline.length] ?? from, rect)),
  );
}

/**
 * A line meets a rectangle unless their extents are apart, or all corners are on one side of the line. Most lines of
 * a map are apart, so that is tried first and without allocating anything.
 */
function crosses(from: Point, to: Point, { x, y, width, height }: Rect): boolean {
  if ((from.x < x && to.x < x) || (from.y < y && to.y < y)) return false;
  const [right, bottom] = [x + width, y + height];
  if ((from.x > right && to.x > right) || (from.y > bottom && to.y > bottom)) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [left, above] = [(x - from.x) * dy, (y - from.y) * dx];
  const sides = [
    above - left,
    above - left - width * dy,
    above + height * dx - left,
    above + height * dx - left - width * dy,
  ];
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0;
}
