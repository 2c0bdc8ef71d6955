import { type CardShape, ellipseIn, hexagonIn } from '../../cardShapes.js';
import type { Point, Rect, Size } from '../../geometry.js';
import { cornersOf } from '../../matrix.js';

/** With so many sides, an ellipse of 100 mm is exact to 0.01 mm. */
const ELLIPSE_SIDES = 180;

export type OddShape = Exclude<CardShape, 'rectangle'>;

/** The name of a shape's cut in messages. */
export const CUTS: Readonly<Record<OddShape, string>> = { round: 'round cut', hexagon: 'cut of the hexagon' };

/** The corners of a shape's cut, clockwise as seen. */
export function cutOutline(shape: OddShape, card: Size): readonly Point[] {
  const whole = { x: 0, y: 0, ...card };
  return shape === 'hexagon' ? hexagonIn(whole) : ellipseIn(whole, ELLIPSE_SIDES);
}

/** How far a rectangle stays inside the shape of a card, in units; negative for what reaches beyond it. */
export function shapeDistance(shape: OddShape, card: Size, rect: Rect): number {
  const outline = cutOutline(shape, card);
  return Math.min(...cornersOf(rect).map((corner) => distanceInside(corner, outline)));
}

/** From a point to the nearest side of a convex outline, clockwise as seen; negative outside. */
function distanceInside(point: Point, outline: readonly Point[]): number {
  const distances = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] as Point;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return (dx * (point.y - from.y) - dy * (point.x - from.x)) / Math.hypot(dx, dy);
  });
  return Math.min(...distances);
}
