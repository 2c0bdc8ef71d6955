import type { Rect } from '@cardwright/renderer';
import type { Axis } from './rects.js';

/** A line that something snapped to, or the distance to a neighbour. `axis: 'x'` is upright and lies at an x. */
export interface Guide {
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** The distance that the line measures, in units; absent for alignment. */
  readonly distance?: number;
}

/** Which edges of a rectangle move: all of them, or those of a handle. */
export interface SnapSides {
  readonly x: readonly ('start' | 'end')[];
  readonly y: readonly ('start' | 'end')[];
}

export const ALL_SIDES: SnapSides = { x: ['start', 'end'], y: ['start', 'end'] };

/** Something that attracts a rectangle: lines that its edges meet, gaps or sizes that become equal. */
export interface Magnet {
  /** How far the moving edges are from each place of rest on an axis. */
  readonly ways: (rect: Rect, axis: Axis, sides: SnapSides) => readonly number[];
  /** What shows why the rectangle rests where it is. */
  readonly met: (rect: Rect, axis: Axis, sides: SnapSides) => readonly Guide[];
}

export interface Snap {
  readonly rect: Rect;
  readonly guides: readonly Guide[];
}

/** Moves a rectangle, or some of its edges, to the nearest place of rest on each axis. @param reach in units */
export function snap(rect: Rect, magnets: readonly Magnet[], reach: number, sides: SnapSides = ALL_SIDES): Snap {
  const [dx, dy] = [nearest(rect, magnets, 'x', reach, sides), nearest(rect, magnets, 'y', reach, sides)];
  const snapped = moveSides(rect, { x: dx ?? 0, y: dy ?? 0 }, sides);
  const met = (axis: Axis): readonly Guide[] => magnets.flatMap((magnet) => magnet.met(snapped, axis, sides));
  return { rect: snapped, guides: [...(dx === undefined ? [] : met('x')), ...(dy === undefined ? [] : met('y'))] };
}

/** Moves some edges of a rectangle; the others stay. */
export function moveSides(rect: Rect, by: Readonly<Record<Axis, number>>, sides: SnapSides): Rect {
  const [x, width] = moveEdges(rect.x, rect.width, by.x, sides.x);
  const [y, height] = moveEdges(rect.y, rect.height, by.y, sides.y);
  return { x, y, width, height };
}

function moveEdges(start: number, size: number, by: number, sides: SnapSides['x']): readonly [number, number] {
  const [first, last] = [sides.includes('start') ? by : 0, sides.includes('end') ? by : 0];
  return [start + first, size + last - first];
}

function nearest(
  rect: Rect,
  magnets: readonly Magnet[],
  axis: Axis,
  reach: number,
  sides: SnapSides,
): number | undefined {
  let best: number | undefined;
  for (const magnet of magnets)
    for (const way of magnet.ways(rect, axis, sides))
      if (Math.abs(way) <= reach && (best === undefined || Math.abs(way) < Math.abs(best))) best = way;
  return best;
}

/** Rounding hides nothing that is met. */
const SAME = 0.01;

export function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < SAME;
}
