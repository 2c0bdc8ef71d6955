import type { Radii, Rect } from '../geometry.js';
import { formatPath } from '../paths/path.js';
import type { PathSegment } from '../paths/pathSegment.js';
import { numberProp, type ShapeProps } from './props.js';

/**
 * Path data of a rectangle with its own radius at each corner, wound clockwise from the top left. Overlapping radii are
 * scaled down together, as in CSS.
 */
export function roundedRectPath(rect: Rect, radii: Radii): string {
  return formatPath(rectangleSegments(rect, radii));
}

/** `props.cornerRadius` (units) rounds all corners. */
export function rectangle(props: ShapeProps, rect: Rect): PathSegment[] {
  const radius = numberProp(props, 'cornerRadius', 0, 0, 10_000);
  return rectangleSegments(rect, { topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius });
}

function rectangleSegments({ x, y, width, height }: Rect, radii: Radii): PathSegment[] {
  const { topLeft, topRight, bottomRight, bottomLeft } = fittingRadii(radii, Math.max(0, width), Math.max(0, height));
  const [right, bottom] = [x + width, y + height];
  const arc = (radius: number, toX: number, toY: number): PathSegment[] =>
    radius > 0 ? [['A', radius, radius, 0, 0, 1, toX, toY]] : [];
  return [
    ['M', x + topLeft, y],
    ['L', right - topRight, y],
    ...arc(topRight, right, y + topRight),
    ['L', right, bottom - bottomRight],
    ...arc(bottomRight, right - bottomRight, bottom),
    ['L', x + bottomLeft, bottom],
    ...arc(bottomLeft, x, bottom - bottomLeft),
    ...(topLeft > 0 ? [['L', x, y + topLeft] satisfies PathSegment] : []),
    ...arc(topLeft, x + topLeft, y),
    ['Z'],
  ];
}

function fittingRadii(radii: Radii, width: number, height: number): Radii {
  const safe = (value: number): number => (value > 0 && Number.isFinite(value) ? value : 0);
  const [topLeft, topRight] = [safe(radii.topLeft), safe(radii.topRight)];
  const [bottomRight, bottomLeft] = [safe(radii.bottomRight), safe(radii.bottomLeft)];
  const room = (side: number, sum: number): number => (sum > side ? side / sum : 1);
  const factor = Math.min(
    room(width, topLeft + topRight),
    room(width, bottomLeft + bottomRight),
    room(height, topLeft + bottomLeft),
    room(height, topRight + bottomRight),
  );
  return {
    topLeft: topLeft * factor,
    topRight: topRight * factor,
    bottomRight: bottomRight * factor,
    bottomLeft: bottomLeft * factor,
  };
}
