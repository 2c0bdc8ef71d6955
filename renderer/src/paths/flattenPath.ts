import type { Point, Rect } from '../geometry.js';
import type { FillRule } from '../displayList.js';
import { parsePath } from './parsePath.js';
import { endPoint, withoutArcs } from './path.js';

/** Closed outlines of a path, with curves split into straight pieces, and the rectangle around them. */
export interface FlatPath {
  readonly outlines: readonly (readonly Point[])[];
  readonly bounds: Rect;
  /** The length of the longest straight piece. */
  readonly longest: number;
}

/** Enough to find the colour at a point; nothing is drawn from it. */
const PIECES = 8;

export function flattenPath(d: string): FlatPath {
  const outlines: Point[][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const segment of withoutArcs(parsePath(d).segments)) {
    const outline = outlines.at(-1);
    if (segment[0] === 'M') outlines.push([{ x: segment[1], y: segment[2] }]);
    else if (segment[0] === 'L') outline?.push({ x: segment[1], y: segment[2] });
    else if (segment[0] === 'C')
      outline?.push(...curve([x, segment[1], segment[3], segment[5]], [y, segment[2], segment[4], segment[6]]));
    else if (segment[0] === 'Q') {
      const [, cx, cy, ex, ey] = segment;
      outline?.push(...curve(raised(x, cx, ex), raised(y, cy, ey)));
    }
    [x, y] = endPoint(segment, startX, startY);
    if (segment[0] === 'M') [startX, startY] = [x, y];
  }
  return { outlines, bounds: boundsOf(outlines.flat()), longest: Math.max(0, ...outlines.map(longestOf)) };
}

/** Of the pieces of an outline, the one that closes it included. */
function longestOf(outline: readonly Point[]): number {
  let longest = 0;
  let from = outline.at(-1);
  for (const to of outline) {
    if (from !== undefined) longest = Math.max(longest, Math.hypot(to.x - from.x, to.y - from.y));
    from = to;
  }
  return longest;
}

/** A path without points covers nothing. */
function boundsOf(points: readonly Point[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return points.length === 0 ? NOWHERE : { x: left, y: top, width: right - left, height: bottom - top };
}

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

type Cubic = readonly [number, number, number, number];

/** A quadratic curve as a cubic one. */
function raised(from: number, control: number, to: number): Cubic {
  return [from, from + (2 / 3) * (control - from), to + (2 / 3) * (control - to), to];
}

function curve(xs: Cubic, ys: Cubic): Point[] {
  return Array.from({ length: PIECES }, (_, index) => {
    const t = (index + 1) / PIECES;
    return { x: cubicAt(xs, t), y: cubicAt(ys, t) };
  });
}

function cubicAt([p0, p1, p2, p3]: Cubic, t: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}

/** Whether a point lies inside, by the winding number of the outlines. */
export function covers(path: FlatPath, { x, y }: Point, rule: FillRule): boolean {
  const { bounds } = path;
  if (x < bounds.x || x > bounds.x + bounds.width || y < bounds.y || y > bounds.y + bounds.height) return false;
  let winding = 0;
  let crossings = 0;
  for (const outline of path.outlines) {
    for (const [index, from] of outline.entries()) {
      const to = outline[(index + 1) % outline.length] ?? from;
      if (from.y <= y === to.y <= y) continue;
      const crossing = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
      if (crossing <= x) continue;
      winding += to.y > from.y ? 1 : -1;
      crossings += 1;
    }
  }
  return rule === 'evenodd' ? crossings % 2 === 1 : winding !== 0;
}
