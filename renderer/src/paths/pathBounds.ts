import type { Rect } from '../geometry.js';
import { endPoint, withoutArcs } from './path.js';
import type { PathSegment } from './pathSegment.js';

/** Tight bounds of a path's geometry (without stroke), or undefined for an empty path. */
export function pathBounds(segments: readonly PathSegment[]): Rect | undefined {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const segment of withoutArcs(segments)) {
    if (segment[0] === 'C') {
      cubicExtremes(x, segment[1], segment[3], segment[5], xs);
      cubicExtremes(y, segment[2], segment[4], segment[6], ys);
    } else if (segment[0] === 'Q') {
      const [, cx, cy, ex, ey] = segment;
      cubicExtremes(x, x + (2 / 3) * (cx - x), ex + (2 / 3) * (cx - ex), ex, xs);
      cubicExtremes(y, y + (2 / 3) * (cy - y), ey + (2 / 3) * (cy - ey), ey, ys);
    }
    [x, y] = endPoint(segment, startX, startY);
    if (segment[0] === 'M') [startX, startY] = [x, y];
    xs.push(x);
    ys.push(y);
  }
  return xs.length === 0 ? undefined : boundsOf(xs, ys);
}

/** Signed area of the polygon of end points, positive for clockwise on screen: enough to find a path's direction. */
export function signedArea(segments: readonly PathSegment[]): number {
  let area = 0;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const segment of withoutArcs(segments)) {
    for (let index = 1; index + 1 < segment.length; index += 2) {
      const [nextX, nextY] = [Number(segment[index]), Number(segment[index + 1])];
      if (segment[0] !== 'M') area += x * nextY - nextX * y;
      [x, y] = [nextX, nextY];
    }
    if (segment[0] === 'M') [startX, startY] = [x, y];
    if (segment[0] === 'Z') {
      area += x * startY - startX * y;
      [x, y] = [startX, startY];
    }
  }
  return (area + (x * startY - startX * y)) / 2;
}

/** How wide a closed band is on average: its area by half the way around it, which is about its length. */
export function meanWidth(segments: readonly PathSegment[]): number {
  let around = 0;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const segment of segments) {
    const [nextX, nextY] = endPoint(segment, startX, startY);
    if (segment[0] === 'M') [startX, startY] = [nextX, nextY];
    else around += Math.hypot(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return around === 0 ? 0 : (2 * Math.abs(signedArea(segments))) / around;
}

/** Bounds of both; either may be missing. */
export function unionRect(one: Rect | undefined, other: Rect | undefined): Rect | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return boundsOf(
    [one.x, one.x + one.width, other.x, other.x + other.width],
    [one.y, one.y + one.height, other.y, other.y + other.height],
  );
}

function boundsOf(xs: readonly number[], ys: readonly number[]): Rect {
  const min = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
  const max = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));
  const [x, y] = [min(xs), min(ys)];
  return { x, y, width: max(xs) - x, height: max(ys) - y };
}

/** Adds a cubic's values where its derivative is zero. */
function cubicExtremes(p0: number, p1: number, p2: number, p3: number, into: number[]): void {
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  for (const t of quadraticRoots(a, b, c)) {
    if (t <= 0 || t >= 1) continue;
    const u = 1 - t;
    into.push(u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3);
  }
}

function quadraticRoots(a: number, b: number, c: number): number[] {
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-c / b];
  const root = b * b - 4 * a * c;
  if (root < 0) return [];
  return [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)];
}
