import { mapCorners, type Corners, type EllipticRadii, type Point, type Rect } from '../geometry.js';
import { formatPath } from '../paths/path.js';
import type { PathSegment } from '../paths/pathSegment.js';
import { numberProp, type ShapeProps } from './props.js';

/**
 * Path data of a rectangle with its own radius at each corner, wound clockwise from the top left. Overlapping radii are
 * scaled down together, as in CSS. A corner with a radius of 0 in one direction is square.
 */
export function roundedRectPath(rect: Rect, radii: Corners<number | Point>): string {
  return formatPath(rectangleSegments(rect, mapCorners(radii, pointOf)));
}

/** `props.cornerRadius` (units) rounds all corners. */
export function rectangle(props: ShapeProps, rect: Rect): PathSegment[] {
  const radius = pointOf(numberProp(props, 'cornerRadius', 0, 0, 10_000));
  return rectangleSegments(rect, { topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius });
}

function rectangleSegments({ x, y, width, height }: Rect, radii: EllipticRadii): PathSegment[] {
  const { topLeft, topRight, bottomRight, bottomLeft } = fittingRadii(radii, Math.max(0, width), Math.max(0, height));
  const [right, bottom] = [x + width, y + height];
  const arc = (radius: Point, toX: number, toY: number): PathSegment[] =>
    radius.x > 0 ? [['A', radius.x, radius.y, 0, 0, 1, toX, toY]] : [];
  return [
    ['M', x + topLeft.x, y],
    ['L', right - topRight.x, y],
    ...arc(topRight, right, y + topRight.y),
    ['L', right, bottom - bottomRight.y],
    ...arc(bottomRight, right - bottomRight.x, bottom),
    ['L', x + bottomLeft.x, bottom],
    ...arc(bottomLeft, x, bottom - bottomLeft.y),
    ...(topLeft.x > 0 ? [['L', x, y + topLeft.y] satisfies PathSegment] : []),
    ...arc(topLeft, x + topLeft.x, y),
    ['Z'],
  ];
}

const SQUARE: Point = { x: 0, y: 0 };

function pointOf(radius: number | Point): Point {
  const { x, y } = typeof radius === 'number' ? { x: radius, y: radius } : radius;
  return x > 0 && y > 0 && Number.isFinite(x + y) ? { x, y } : SQUARE;
}

function fittingRadii(radii: EllipticRadii, width: number, height: number): EllipticRadii {
  const { topLeft, topRight, bottomRight, bottomLeft } = radii;
  const room = (side: number, sum: number): number => (sum > side ? side / sum : 1);
  const factor = Math.min(
    room(width, topLeft.x + topRight.x),
    room(width, bottomLeft.x + bottomRight.x),
    room(height, topLeft.y + bottomLeft.y),
    room(height, topRight.y + bottomRight.y),
  );
  return mapCorners(radii, (radius) => ({ x: radius.x * factor, y: radius.y * factor }));
}
