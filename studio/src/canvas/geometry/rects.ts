import type { Point, Rect } from '@cardwright/renderer';

export type Axis = 'x' | 'y';

export const right = ({ x, width }: Rect): number => x + width;
export const bottom = ({ y, height }: Rect): number => y + height;
export const centerOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The smallest rectangle around some; undefined around none. */
export function around(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map(right)) - x,
    height: Math.max(...rects.map(bottom)) - y,
  };
}

export function isInside(point: Point, rect: Rect): boolean {
  return point.x >= rect.x && point.x <= right(rect) && point.y >= rect.y && point.y <= bottom(rect);
}

export function contains(outer: Rect, inner: Rect): boolean {
  return inner.x >= outer.x && inner.y >= outer.y && right(inner) <= right(outer) && bottom(inner) <= bottom(outer);
}

/** The rectangle between two points, whichever comes first. */
export function between(one: Point, other: Point): Rect {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}
