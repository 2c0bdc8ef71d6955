import { type CardShape, ellipseIn, hexagonIn } from '../../cardShapes.js';
import { encloses, grown, type Point, type Rect, type Size } from '../../geometry.js';
import type { Cell } from '../types.js';
import { GUIDE_DASH, MARK_MARGIN } from './limits.js';
import { BLACK, HAIRLINE, type MarkLine, WHITE } from './types.js';

/** The fewest sides of an ellipse, for small cards. It is even, because every other side is black. */
const FEWEST = 48;

/** The outlines of round and hexagonal cards, alternately black and white so that they show on any background. */
export function shapeGuides(shape: Exclude<CardShape, 'rectangle'>, cells: readonly Cell[], sheet: Size): MarkLine[] {
  const outlines = cells.map(({ rect }) => sides(shape === 'hexagon' ? hexagonIn(rect) : ellipseOf(rect)));
  const dashes = outlines.flatMap((lines) =>
    shape === 'hexagon'
      ? lines.map((line) => ({ ...line, dash: [GUIDE_DASH, GUIDE_DASH] as const }))
      : lines.filter((_, index) => index % 2 === 0),
  );
  const all = [...outlines.flat().map((line) => ({ ...line, color: WHITE })), ...dashes];
  const printed = grown({ x: 0, y: 0, ...sheet }, -MARK_MARGIN);
  return all.filter((line) => encloses(printed, boundsOf(line)));
}

/** As many sides as dashes: longer ones would show that it is a polygon. */
function ellipseOf(rect: Rect): readonly Point[] {
  const around = (Math.PI * (rect.width + rect.height)) / 2;
  return ellipseIn(rect, Math.max(FEWEST, 2 * Math.round(around / GUIDE_DASH / 2)));
}

function sides(points: readonly Point[]): MarkLine[] {
  return points.map((from, index) => {
    const to = points[(index + 1) % points.length] as Point;
    return { type: 'line', x1: from.x, y1: from.y, x2: to.x, y2: to.y, color: BLACK, width: HAIRLINE };
  });
}

function boundsOf({ x1, y1, x2, y2 }: MarkLine): Rect {
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}
