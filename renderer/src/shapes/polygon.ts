import type { Point, Rect } from '../geometry.js';
import type { PathSegment } from '../paths/pathSegment.js';
import { booleanProp, numberProp, type ShapeProps } from './props.js';
import { roundCorners } from './roundCorners.js';

/** `sides` 3 … 60 (default 6), `rotation` in degrees, `cornerRadius` in units, `stretch`. A corner points up. */
export function polygon(props: ShapeProps, rect: Rect): PathSegment[] {
  const sides = Math.round(numberProp(props, 'sides', 6, 3, 60));
  return fitted(
    ring(sides, () => 1, props),
    props,
    rect,
  );
}

/** `points` 3 … 60 (default 5), `innerRatio` 0.05 … 1 (default 0.45), `rotation`, `cornerRadius`, `stretch`. */
export function star(props: ShapeProps, rect: Rect): PathSegment[] {
  const points = Math.round(numberProp(props, 'points', 5, 3, 60));
  const inner = numberProp(props, 'innerRatio', 0.45, 0.05, 1);
  return fitted(
    ring(points * 2, (index) => (index % 2 === 0 ? 1 : inner), props),
    props,
    rect,
  );
}

function ring(count: number, radius: (index: number) => number, props: ShapeProps): Point[] {
  const turn = numberProp(props, 'rotation', 0, -360, 360) / 360 - 0.25;
  return Array.from({ length: count }, (_, index) => {
    const angle = 2 * Math.PI * (index / count + turn);
    return { x: radius(index) * Math.cos(angle), y: radius(index) * Math.sin(angle) };
  });
}

/**
 * Scales the points until they touch the box. In a square box, the figure stays regular and centred; any other box
 * stretches it by its own ratio; `stretch` makes it touch all four sides.
 */
function fitted(points: readonly Point[], props: ShapeProps, rect: Rect): PathSegment[] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const even = 1 / Math.max(right - left, bottom - top);
  const stretches = booleanProp(props, 'stretch');
  const [scaleX, scaleY] = stretches ? [1 / (right - left), 1 / (bottom - top)] : [even, even];
  const placed = points.map(({ x, y }) => ({
    x: rect.x + rect.width * (0.5 + (x - (left + right) / 2) * scaleX),
    y: rect.y + rect.height * (0.5 + (y - (top + bottom) / 2) * scaleY),
  }));
  return roundCorners(placed, numberProp(props, 'cornerRadius', 0, 0, 10_000));
}
