import { grown, type Point, type Rect } from '../../../../geometry.js';
import { apply, cornersOf, invert } from '../../../../matrix.js';
import { covers, type FlatPath } from '../../../../paths/flattenPath.js';
import type { ActiveClip, PaintedLeaf } from '../../../../preflight/paintedLeaves.js';
import type { PathCache } from '../../../../preflight/PathCache.js';

/** Units by which edges that lie on each other may differ. */
const SLACK = 0.01;

/** Whether an area lies within what a path paints of itself. */
export function liesOn(area: Rect, { node, matrix, clips }: PaintedLeaf, paths: PathCache): boolean {
  if (node.type !== 'path') return false;
  const own: ActiveClip = { d: node.d, rule: node.fillRule ?? 'nonzero', matrix };
  const corners = cornersOf(grown(area, -SLACK));
  return [own, ...clips].every(({ d, rule, matrix: to }) => {
    const inverse = invert(to);
    const path = paths.get(d);
    return (
      inverse !== undefined && isConvex(path) && corners.every((corner) => covers(path, apply(inverse, corner), rule))
    );
  });
}

/** Whether a path is one outline without a dent: what has its corners inside lies inside. */
function isConvex({ outlines: [outline, ...others] }: FlatPath): boolean {
  if (outline === undefined || others.length > 0) return false;
  const turns = outline.map((point, index) => turnAt(outline, point, index));
  return turns.every((turn) => turn >= -SLACK) || turns.every((turn) => turn <= SLACK);
}

function turnAt(outline: readonly Point[], point: Point, index: number): number {
  const next = outline[(index + 1) % outline.length] ?? point;
  const last = outline[(index + 2) % outline.length] ?? point;
  return (next.x - point.x) * (last.y - next.y) - (next.y - point.y) * (last.x - next.x);
}
