import type { Rect } from '../../geometry.js';
import { endPoint } from '../../paths/path.js';
import { parsePath } from '../../paths/parsePath.js';
import type { PathSegment } from '../../paths/pathSegment.js';
import { Bounds } from './Bounds.js';

/** Path data has four decimals. */
const TOLERANCE = 1e-3;

/**
 * The part of a rectangle with round corners that none of them reaches into: a band of the rectangle's full width or of
 * its full height, whichever is larger.
 * @param d path data as `roundedRectPath` writes it: clockwise, with quarters of ellipses as corners
 * @returns undefined for every other outline
 */
export function bandInside(d: string): Rect | undefined {
  const { segments, error } = parsePath(d);
  if (error !== undefined) return undefined;
  const bounds = new Bounds();
  const corners = new Map<number, { width: number; height: number }>();
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let last = -1;
  for (const [index, segment] of segments.entries()) {
    const [toX, toY] = endPoint(segment, startX, startY);
    if (segment[0] === 'M') {
      if (index > 0) return undefined;
      [startX, startY] = [toX, toY];
    } else if (toX !== x || toY !== y) {
      const turn = quarterTurn(segment, toX - x, toY - y);
      // Each side and each corner may come only once, and in this order: no other outline turns clockwise just once.
      if (turn === undefined || turn <= last) return undefined;
      last = turn;
      if (segment[0] === 'A') corners.set(turn, { width: Math.abs(toX - x), height: Math.abs(toY - y) });
    }
    [x, y] = [toX, toY];
    bounds.add(x, y);
  }
  if (segments.at(-1)?.[0] !== 'Z' || bounds.empty) return undefined;
  const reach = (side: 'width' | 'height', one: number, other: number): number =>
    Math.max(corners.get(one)?.[side] ?? 0, corners.get(other)?.[side] ?? 0);
  const { left, top, right, bottom } = bounds;
  const [upper, lower] = [top + reach('height', 0.5, 3.5), bottom - reach('height', 1.5, 2.5)];
  const [inner, outer] = [left + reach('width', 2.5, 3.5), right - reach('width', 0.5, 1.5)];
  const level: Rect = { x: left, y: upper, width: right - left, height: lower - upper };
  const upright: Rect = { x: inner, y: top, width: outer - inner, height: bottom - top };
  return level.width * level.height >= upright.width * upright.height ? level : upright;
}

/** The direction of a segment: 0 to the right, 1 down, 2 to the left, 3 up, and halfway between two for a corner. */
function quarterTurn(segment: PathSegment, dx: number, dy: number): number | undefined {
  if (segment[0] === 'L' || segment[0] === 'Z') {
    if (dy === 0) return dx > 0 ? 0 : 2;
    return dx === 0 ? (dy > 0 ? 1 : 3) : undefined;
  }
  if (segment[0] !== 'A' || dx === 0 || dy === 0) return undefined;
  const [, rx, ry, rotation, large, sweep] = segment;
  const isQuarter = Math.abs(rx - Math.abs(dx)) < TOLERANCE && Math.abs(ry - Math.abs(dy)) < TOLERANCE;
  if (!isQuarter || rotation !== 0 || large !== 0 || sweep !== 1) return undefined;
  if (dx > 0) return dy > 0 ? 0.5 : 3.5;
  return dy > 0 ? 1.5 : 2.5;
}
