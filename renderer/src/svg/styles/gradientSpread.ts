import { type Matrix, type Point, type Rect, roundTo } from '../../geometry.js';
import type { GradientStop } from '../../displayList.js';
import { apply, invert } from '../../matrix.js';

/** More stops than this over one shape look like a flat tint. */
const MAX_STOPS = 300;

/**
 * Scene gradients only pad. A repeating or reflecting gradient becomes a longer one with repeated stops over the shape.
 * Points are in gradient space; `transform` maps it to the shape's space, which `bounds` uses.
 */
export function spreadLinear(
  method: string | undefined,
  from: Point,
  to: Point,
  stops: readonly GradientStop[],
  transform: Matrix,
  bounds: Rect,
): { from: Point; to: Point; stops: readonly GradientStop[] } {
  const corners = spreads(method) ? gradientCorners(transform, bounds) : undefined;
  if (corners === undefined) return { from, to, stops };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = corners.map(({ x, y }) => ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy));
  const first = Math.floor(Math.min(0, ...along));
  const last = Math.ceil(Math.max(1, ...along));
  if ((last - first) * stops.length > MAX_STOPS) return { from, to, stops };
  const at = (t: number): Point => ({ x: from.x + t * dx, y: from.y + t * dy });
  return { from: at(first), to: at(last), stops: repeatStops(stops, first, last, method === 'reflect') };
}

/** Like spreadLinear, for concentric circles. */
export function spreadRadial(
  method: string | undefined,
  centre: Point,
  r: number,
  stops: readonly GradientStop[],
  transform: Matrix,
  bounds: Rect,
): { r: number; stops: readonly GradientStop[] } {
  const corners = spreads(method) ? gradientCorners(transform, bounds) : undefined;
  if (corners === undefined) return { r, stops };
  const last = Math.ceil(Math.max(1, ...corners.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y) / r)));
  if (last * stops.length > MAX_STOPS) return { r, stops };
  return { r: r * last, stops: repeatStops(stops, 0, last, method === 'reflect') };
}

function spreads(method: string | undefined): boolean {
  return method === 'repeat' || method === 'reflect';
}

function gradientCorners(transform: Matrix, { x, y, width, height }: Rect): Point[] | undefined {
  const inverse = invert(transform);
  if (inverse === undefined) return undefined;
  return [x, x + width].flatMap((px) => [y, y + height].map((py) => apply(inverse, { x: px, y: py })));
}

function repeatStops(stops: readonly GradientStop[], first: number, last: number, mirrors: boolean): GradientStop[] {
  const forth = withEnds(stops);
  const back = [...forth].reverse().map(({ offset, color }) => ({ offset: 1 - offset, color }));
  const result: GradientStop[] = [];
  for (let period = first; period < last; period++) {
    const own = mirrors && Math.abs(period % 2) === 1 ? back : forth;
    for (const { offset, color } of own) {
      result.push({ offset: roundTo((period - first + offset) / (last - first), 6), color });
    }
  }
  return result;
}

/** Adds stops at 0 and 1: in a period, the first and last colours extend to its ends. */
function withEnds(stops: readonly GradientStop[]): GradientStop[] {
  const [head, tail] = [stops[0], stops.at(-1)];
  return [
    ...(head !== undefined && head.offset > 0 ? [{ ...head, offset: 0 }] : []),
    ...stops,
    ...(tail !== undefined && tail.offset < 1 ? [{ ...tail, offset: 1 }] : []),
  ];
}
