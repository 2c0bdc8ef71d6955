import type { Rect } from '@cardwright/renderer';
import { bottom, right } from './rects.js';

/** A line to snap to: where it is, and how far it reaches across the face. */
export interface SnapLine {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** A line that something snapped to, or the distance to a neighbour. */
export interface Guide extends SnapLine {
  /** The distance that the line measures, in units; absent for alignment. */
  readonly distance?: number;
}

export interface Snap {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

/** Edges and centre of a rectangle as lines. */
export function linesOf(rect: Rect): readonly SnapLine[] {
  const [x, y] = [rect.x, rect.y];
  const vertical = [x, x + rect.width / 2, right(rect)].map((at) => ({
    axis: 'x' as const,
    at,
    from: y,
    to: bottom(rect),
  }));
  const horizontal = [y, y + rect.height / 2, bottom(rect)].map((at) => ({
    axis: 'y' as const,
    at,
    from: x,
    to: right(rect),
  }));
  return [...vertical, ...horizontal];
}

/** Which of a rectangle's lines take part: a resize moves only some edges. */
export interface SnapSides {
  readonly x: readonly ('start' | 'center' | 'end')[];
  readonly y: readonly ('start' | 'center' | 'end')[];
}

export const ALL_SIDES: SnapSides = { x: ['start', 'center', 'end'], y: ['start', 'center', 'end'] };

/** Moves a rectangle onto the nearest line on each axis. @param reach how far a line attracts, in units */
export function snap(rect: Rect, lines: readonly SnapLine[], reach: number, sides: SnapSides = ALL_SIDES): Snap {
  const [dx, dy] = [nearest(rect, lines, 'x', reach, sides), nearest(rect, lines, 'y', reach, sides)];
  const moved = { ...rect, x: rect.x + (dx ?? 0), y: rect.y + (dy ?? 0) };
  return {
    dx: dx ?? 0,
    dy: dy ?? 0,
    guides: [
      ...(dx === undefined ? [] : met(moved, lines, 'x', sides)),
      ...(dy === undefined ? [] : met(moved, lines, 'y', sides)),
    ],
  };
}

/** Where the lines of a rectangle lie on an axis. */
function placesOf(rect: Rect, axis: 'x' | 'y', sides: SnapSides): readonly number[] {
  const [start, size] = axis === 'x' ? [rect.x, rect.width] : [rect.y, rect.height];
  const places = { start, center: start + size / 2, end: start + size };
  return sides[axis].map((side) => places[side]);
}

function nearest(
  rect: Rect,
  lines: readonly SnapLine[],
  axis: 'x' | 'y',
  reach: number,
  sides: SnapSides,
): number | undefined {
  const ways = lines
    .filter((line) => line.axis === axis)
    .flatMap(({ at }) => placesOf(rect, axis, sides).map((place) => at - place))
    .filter((way) => Math.abs(way) <= reach);
  return ways.sort((one, other) => Math.abs(one) - Math.abs(other))[0];
}

/** Rounding hides no line that is met. */
const SAME = 0.01;

function met(rect: Rect, lines: readonly SnapLine[], axis: 'x' | 'y', sides: SnapSides): readonly Guide[] {
  const [from, to] = axis === 'x' ? [rect.y, bottom(rect)] : [rect.x, right(rect)];
  return lines
    .filter(
      (line) => line.axis === axis && placesOf(rect, axis, sides).some((place) => Math.abs(place - line.at) < SAME),
    )
    .map((line) => ({ axis, at: line.at, from: Math.min(from, line.from), to: Math.max(to, line.to) }));
}

/** The distances from a rectangle to the four sides of another one around it, measured from its middle. */
export function distancesWithin(rect: Rect, outer: Rect): readonly Guide[] {
  const [middleX, middleY] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const guides: Guide[] = [
    { axis: 'y', at: middleY, from: outer.x, to: rect.x, distance: rect.x - outer.x },
    { axis: 'y', at: middleY, from: right(rect), to: right(outer), distance: right(outer) - right(rect) },
    { axis: 'x', at: middleX, from: outer.y, to: rect.y, distance: rect.y - outer.y },
    { axis: 'x', at: middleX, from: bottom(rect), to: bottom(outer), distance: bottom(outer) - bottom(rect) },
  ];
  return guides.filter(({ distance = 0 }) => distance > SAME);
}
