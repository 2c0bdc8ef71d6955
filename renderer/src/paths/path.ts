import { type Matrix, roundTo } from '../geometry.js';
import { apply, scaleOf } from '../matrix.js';
import { arcToCubics } from './pathArc.js';
import type { PathSegment } from './pathSegment.js';

/** Path data with numbers rounded to `decimals` places; arc flags stay 0 or 1. */
export function formatPath(segments: readonly PathSegment[], decimals = 4): string {
  let d = '';
  for (const segment of segments) {
    d += segment[0];
    for (let index = 1; index < segment.length; index++) {
      d += (index > 1 ? ' ' : '') + String(roundTo(Number(segment[index]), decimals));
    }
  }
  return d;
}

/** Moves every point. Arcs remain under uniform scaling without mirroring; otherwise they become cubics. */
export function transformPath(segments: readonly PathSegment[], matrix: Matrix): PathSegment[] {
  const [a, b, c, d] = matrix;
  const scale = scaleOf(matrix);
  const tolerance = 1e-9 * Math.max(1, scale);
  const keepsArcs = Math.abs(a - d) < tolerance && Math.abs(b + c) < tolerance;
  const source = keepsArcs ? segments : withoutArcs(segments);
  const turn = (Math.atan2(b, a) * 180) / Math.PI;
  return source.map((segment): PathSegment => {
    switch (segment[0]) {
      case 'Z':
        return segment;
      case 'A': {
        const [, rx, ry, rotation, large, sweep, x, y] = segment;
        const end = apply(matrix, { x, y });
        return ['A', rx * scale, ry * scale, rotation + turn, large, sweep, end.x, end.y];
      }
      default:
        return movePoints(segment, matrix);
    }
  });
}

function movePoints(
  segment: Exclude<PathSegment, readonly ['Z'] | readonly ['A', ...number[]]>,
  matrix: Matrix,
): PathSegment {
  const at = (x: number, y: number): [number, number] => {
    const point = apply(matrix, { x, y });
    return [point.x, point.y];
  };
  switch (segment[0]) {
    case 'M':
    case 'L':
      return [segment[0], ...at(segment[1], segment[2])];
    case 'Q':
      return ['Q', ...at(segment[1], segment[2]), ...at(segment[3], segment[4])];
    case 'C':
      return ['C', ...at(segment[1], segment[2]), ...at(segment[3], segment[4]), ...at(segment[5], segment[6])];
  }
}

/** The same outline with cubics instead of arcs. */
export function withoutArcs(segments: readonly PathSegment[]): PathSegment[] {
  if (!segments.some((segment) => segment[0] === 'A')) return [...segments];
  const result: PathSegment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const segment of segments) {
    if (segment[0] === 'A') result.push(...arcToCubics(x, y, segment));
    else result.push(segment);
    [x, y] = endPoint(segment, startX, startY);
    if (segment[0] === 'M') [startX, startY] = [x, y];
  }
  return result;
}

/** The current point after a segment; a closed subpath returns to its start. */
export function endPoint(segment: PathSegment, startX: number, startY: number): [x: number, y: number] {
  switch (segment[0]) {
    case 'Z':
      return [startX, startY];
    case 'C':
      return [segment[5], segment[6]];
    case 'Q':
      return [segment[3], segment[4]];
    case 'A':
      return [segment[6], segment[7]];
    default:
      return [segment[1], segment[2]];
  }
}

/** Reverses each subpath; arcs become cubics. */
export function reversePath(segments: readonly PathSegment[]): PathSegment[] {
  return splitSubpaths(withoutArcs(segments)).flatMap(reverseSubpath);
}

function splitSubpaths(segments: readonly PathSegment[]): PathSegment[][] {
  const subpaths: PathSegment[][] = [];
  for (const segment of segments) {
    if (segment[0] === 'M') subpaths.push([segment]);
    else subpaths.at(-1)?.push(segment);
  }
  return subpaths;
}

function reverseSubpath(segments: readonly PathSegment[]): PathSegment[] {
  const isClosed = segments.at(-1)?.[0] === 'Z';
  const drawn = segments.filter((segment) => segment[0] !== 'Z');
  const points = drawn.map((segment) => endPoint(segment, 0, 0));
  const start = points.at(-1);
  if (start === undefined) return [];
  const result: PathSegment[] = [['M', ...start]];
  for (let index = drawn.length - 1; index > 0; index--) {
    const segment = drawn[index];
    const to = points[index - 1];
    if (segment === undefined || to === undefined) continue;
    if (segment[0] === 'C') result.push(['C', segment[3], segment[4], segment[1], segment[2], ...to]);
    else if (segment[0] === 'Q') result.push(['Q', segment[1], segment[2], ...to]);
    else result.push(['L', ...to]);
  }
  return isClosed ? [...result, ['Z']] : result;
}
