import type { Point } from '../../geometry.js';
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

/** The nearer side that an upright or level line runs along, if it is longer than a share of that side. */
export function trimEdge(from: Point, to: Point, share: number, face: PreflightFace): TrimEdge | undefined {
  const { width, height } = face.scene;
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const isUpright = dx < STRAIGHT && dy > height * share;
  if (!isUpright && !(dy < STRAIGHT && dx > width * share)) return undefined;
  const [place, length] = isUpright ? [to.x, width] : [to.y, height];
  const isFirst = place < length / 2;
  const mm = (isFirst ? place : length - place) * face.mmPerUnit;
  return { side: isUpright ? (isFirst ? 'left' : 'right') : isFirst ? 'top' : 'bottom', mm };
}
