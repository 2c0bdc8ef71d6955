import { arcToCubics } from './pathArc.js';
import { endPoint } from './path.js';
import type { PathSegment } from './pathSegment.js';

/** A vertex of a path with the directions, in radians, in which the path arrives and leaves; undefined at its ends. */
export interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly arriving: number | undefined;
  readonly leaving: number | undefined;
}

/** The vertices for markers. */
export function pathVertices(segments: readonly PathSegment[]): Vertex[] {
  const vertices: { x: number; y: number; arriving: number | undefined; leaving: number | undefined }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const segment of segments) {
    const [endX, endY] = endPoint(segment, startX, startY);
    if (segment[0] === 'M') {
      [startX, startY] = [endX, endY];
      vertices.push({ x: endX, y: endY, arriving: undefined, leaving: undefined });
    } else {
      const { first, last } = tangents(x, y, segment, endX, endY);
      const from = vertices.at(-1);
      if (from !== undefined) from.leaving = first;
      vertices.push({ x: endX, y: endY, arriving: last, leaving: undefined });
    }
    [x, y] = [endX, endY];
  }
  return vertices;
}

/** Directions at a segment's ends. A control point that coincides with an end is skipped. */
function tangents(
  x: number,
  y: number,
  segment: PathSegment,
  endX: number,
  endY: number,
): { first: number | undefined; last: number | undefined } {
  const points: [number, number][] = [[x, y]];
  const curves = segment[0] === 'A' ? arcToCubics(x, y, segment) : [segment];
  for (const curve of curves) {
    if (curve[0] === 'Z') continue;
    for (let index = 1; index + 1 < curve.length; index += 2)
      points.push([Number(curve[index]), Number(curve[index + 1])]);
  }
  points.push([endX, endY]);
  return { first: firstDirection(points), last: reversed(firstDirection([...points].reverse())) };
}

function firstDirection(points: readonly [number, number][]): number | undefined {
  const [start] = points;
  const other = points.find(([px, py]) => start !== undefined && (px !== start[0] || py !== start[1]));
  return start === undefined || other === undefined ? undefined : Math.atan2(other[1] - start[1], other[0] - start[0]);
}

function reversed(angle: number | undefined): number | undefined {
  return angle === undefined ? undefined : angle + Math.PI;
}
