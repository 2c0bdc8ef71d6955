import type { Point } from '../geometry.js';
import type { PathSegment } from '../paths/pathSegment.js';

/**
 * A closed outline through the points, with corners rounded by arcs. An arc that would take more than half an edge gets
 * a smaller radius.
 */
export function roundCorners(points: readonly Point[], radius: number): PathSegment[] {
  const count = points.length;
  const segments: PathSegment[] = [];
  points.forEach((corner, index) => {
    const before = points[(index + count - 1) % count] ?? corner;
    const after = points[(index + 1) % count] ?? corner;
    const first = index === 0 ? 'M' : 'L';
    const round = radius > 0 ? cornerArc(before, corner, after, radius) : undefined;
    if (round === undefined) segments.push([first, corner.x, corner.y]);
    else {
      segments.push([first, round.from.x, round.from.y]);
      segments.push(['A', round.radius, round.radius, 0, 0, round.sweep, round.to.x, round.to.y]);
    }
  });
  return [...segments, ['Z']];
}

function cornerArc(
  before: Point,
  corner: Point,
  after: Point,
  radius: number,
): { from: Point; to: Point; radius: number; sweep: 0 | 1 } | undefined {
  const [toBefore, toAfter] = [direction(corner, before), direction(corner, after)];
  if (toBefore === undefined || toAfter === undefined) return undefined;
  const cosine = toBefore.x * toAfter.x + toBefore.y * toAfter.y;
  const halfAngle = Math.acos(Math.min(1, Math.max(-1, cosine))) / 2;
  const tangent = Math.tan(halfAngle);
  // A nearly straight or folded-back corner has nothing to round.
  if (tangent < 1e-3 || tangent > 1e3) return undefined;
  const cut = Math.min(radius / tangent, toBefore.length / 2, toAfter.length / 2);
  const turn = toBefore.x * toAfter.y - toBefore.y * toAfter.x;
  return {
    from: { x: corner.x + toBefore.x * cut, y: corner.y + toBefore.y * cut },
    to: { x: corner.x + toAfter.x * cut, y: corner.y + toAfter.y * cut },
    radius: cut * tangent,
    sweep: turn < 0 ? 1 : 0,
  };
}

function direction(from: Point, to: Point): { x: number; y: number; length: number } | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return length > 0 ? { x: dx / length, y: dy / length, length } : undefined;
}
