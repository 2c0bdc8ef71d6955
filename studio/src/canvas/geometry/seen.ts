import {
  apply,
  IDENTITY,
  invert,
  type Matrix,
  type Point,
  type Rect,
  type SceneItem,
  transformRect,
} from '@cardwright/renderer';
import { centerOf } from './rects.js';

/** A rectangle that is turned about its centre. */
export interface TurnedRect {
  readonly rect: Rect;
  /** Degrees clockwise. */
  readonly rotation: number;
}

type Placed = Pick<SceneItem, 'rect' | 'rotation' | 'transform'>;

/** From the rectangle in which a part is laid out to where it is seen on the face. */
export function matrixOf({ rect, rotation, transform }: Placed): Matrix {
  if (transform !== undefined) return transform;
  const angle = (rotation * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const { x, y } = centerOf(rect);
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** A part where it is seen, and as large. */
export function seenOf(item: Placed): TurnedRect {
  const { rect, rotation, transform } = item;
  if (transform === undefined) return { rect, rotation };
  const center = apply(transform, centerOf(rect));
  const { x, y } = scalesOf(transform);
  const [width, height] = [rect.width * x, rect.height * y];
  return {
    rect: { x: center.x - width / 2, y: center.y - height / 2, width, height },
    rotation: turnOf(transform),
  };
}

/** The upright rectangle around a part as it is seen. */
export function seenBounds(item: Placed): Rect {
  return item.transform === undefined && item.rotation % 180 === 0
    ? item.rect
    : transformRect(matrixOf(item), item.rect);
}

/** A point of the face in the coordinates in which a part and its children are laid out. */
export function pointIn(item: Placed, point: Point): Point {
  if (item.transform === undefined && item.rotation === 0) return point;
  return apply(invert(matrixOf(item)) ?? IDENTITY, point);
}

/** A displacement on the face, in the coordinates of a matrix. */
export function wayIn(matrix: Matrix, { x, y }: Point): Point {
  const [a, b, c, d] = matrix;
  return apply(invert([a, b, c, d, 0, 0]) ?? IDENTITY, { x, y });
}

/** How far a matrix turns, in degrees clockwise. */
export function turnOf([a, b]: Matrix): number {
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** The factors by which a matrix scales widths and heights. */
export function scalesOf([a, b, c, d]: Matrix): Point {
  return { x: Math.hypot(a, b), y: Math.hypot(c, d) };
}
