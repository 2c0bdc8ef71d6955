import type { Matrix, Point, Rect } from '../../geometry.js';
import { apply, cornersOf } from '../../matrix.js';
import type { FlatPath } from '../../paths/flattenPath.js';
import type { PreflightFace } from '../types.js';

/** Units that a straight line may be off. */
const STRAIGHT = 0.01;

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** A straight line that runs along a side of the card. */
export interface TrimEdge {
  readonly side: Side;
  /** The distance of the edge from the trim; negative outside the card. */
  readonly mm: number;
}

/** A straight line along a side of the card, with its ends on the face. */
export interface PlacedEdge extends TrimEdge {
  readonly from: Point;
  readonly to: Point;
}

type Outlines = Pick<FlatPath, 'outlines' | 'longest'>;

export function outlinesOf(rect: Rect): Outlines {
  return { outlines: [cornersOf(rect)], longest: Infinity };
}

/** The straight lines of a path that run along a side of the card for more than a share of it. */
export function trimEdges(path: Outlines, matrix: Matrix, share: number, face: PreflightFace): readonly PlacedEdge[] {
  const { width, height } = face.scene;
  const [a, b, c, d] = matrix;
  // Most art consists of short pieces alone. The matrix lengthens none of them by more than its norm.
  if (path.longest * Math.hypot(a, b, c, d) <= Math.min(width, height) * share) return [];
  return path.outlines.flatMap((outline) => {
    const points = outline.map((point) => apply(matrix, point));
    return points.flatMap((to, index) => {
      const from = points.at(index - 1) ?? to;
      const edge = trimEdge(from, to, share, face);
      return edge === undefined ? [] : [{ ...edge, from, to }];
    });
  });
}

/** The nearer side that an upright or level line runs along, if it is longer than a share of that side. */
function trimEdge(from: Point, to: Point, share: number, face: PreflightFace): TrimEdge | undefined {
  const { width, height } = face.scene;
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const isUpright = dx < STRAIGHT && dy > height * share;
  if (!isUpright && !(dy < STRAIGHT && dx > width * share)) return undefined;
  const [place, length] = isUpright ? [to.x, width] : [to.y, height];
  const isFirst = place < length / 2;
  const mm = (isFirst ? place : length - place) * face.mmPerUnit;
  return { side: isUpright ? (isFirst ? 'left' : 'right') : isFirst ? 'top' : 'bottom', mm };
}
