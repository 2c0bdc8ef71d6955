import { type Insets, mapCorners, type Point } from '../../geometry.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import { formatPath } from '../../paths/path.js';
import type { PathSegment } from '../../paths/pathSegment.js';
import { bleedStrips, isRound } from '../bleedStrips.js';
import { boxRadii } from '../boxPath.js';
import { cornersOf, NEIGHBOURS, SIDES } from '../boxSides.js';
import { type SceneContext, touchedEdges } from '../sceneContext.js';
import { type BorderEdge, borderEdge, turnAt, turnedBack } from './borderEdge.js';

type Side = keyof Insets;

/** Neighbouring sides with a border, clockwise, between sides without one. */
export function borderRuns(widths: Insets): readonly (readonly Side[])[] {
  const first = SIDES.findIndex((side, index) => widths[side] > 0 && widths[SIDES.at(index - 1) ?? side] === 0);
  if (first < 0) return [];
  const runs: Side[][] = [];
  let isOpen = false;
  for (const side of [...SIDES.slice(first), ...SIDES.slice(0, first)]) {
    const isDrawn = widths[side] > 0;
    if (isDrawn && !isOpen) runs.push([]);
    if (isDrawn) runs.at(-1)?.push(side);
    isOpen = isDrawn;
  }
  return runs;
}

/**
 * The outlines of a run, without the sides that have no border: their edges would lie on one another, and PDF readers fill every
 * pixel that such an area touches (ISO 32000-1, 10.6.5).
 * @param shares of the widths, from the outer edge to the inner one
 */
export function bandPath(
  box: LaidOutBox,
  widths: Insets,
  context: SceneContext,
  run: readonly Side[],
  [from, to]: readonly [from: number, to: number],
): string {
  const outer = borderEdge(box, widths, context, from);
  const inner = borderEdge(box, widths, context, to);
  const strips = from === 0 ? stripsOf(box, context, run) : [];
  return [formatPath(band(outer, inner, run)), ...strips].join('');
}

/** The bleed of sides with a rounded corner. */
function stripsOf({ rect, source }: LaidOutBox, context: SceneContext, run: readonly Side[]): readonly string[] {
  const circles = boxRadii(source.style, rect);
  const touched = touchedEdges(rect, context);
  const sides = run.filter((side) => touched[side] && cornersOf(side).some((corner) => circles[corner] > 0));
  if (sides.length === 0) return [];
  const radii = mapCorners(circles, (radius) => ({ x: radius, y: radius }));
  const strips = bleedStrips(rect, radii, context);
  return sides.map((side) => strips[side]);
}

/** Along the outer edge, and back along the inner one. */
function band(outer: BorderEdge, inner: BorderEdge, run: readonly Side[]): readonly PathSegment[] {
  const [first] = run;
  if (first === undefined) return [];
  const corners = [NEIGHBOURS[first][0], ...run.map((side) => NEIGHBOURS[side][1])];
  const turns = [
    ...corners.map((corner) => turnAt(outer, corner)),
    ...corners.toReversed().map((corner) => turnedBack(turnAt(inner, corner))),
  ];
  const segments = turns.flatMap(({ start, end, radius, sweep }, index): PathSegment[] => {
    const last = turns[index - 1]?.end;
    const line: PathSegment[] =
      last !== undefined && isSame(last, start) ? [] : [[last === undefined ? 'M' : 'L', start.x, start.y]];
    return isRound(radius) ? [...line, ['A', radius.x, radius.y, 0, 0, sweep, end.x, end.y]] : line;
  });
  return [...segments, ['Z']];
}

function isSame(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < NO_LENGTH;
}

/** Units. */
const NO_LENGTH = 1e-6;
