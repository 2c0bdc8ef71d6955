import { type CardShape, hexagonIn } from '../../cardShapes.js';
import type { Point, Rect } from '../../geometry.js';
import type { Cell } from '../types.js';

/** The outline of one card, in mm from the sheet's top left corner. */
export type CutOutline =
  /** A rectangle with the radius of its corners. */
  | (Rect & { readonly shape: 'rectangle'; readonly radius: number })
  /** The ellipse in a rectangle, which is a circle in a square. */
  | (Rect & { readonly shape: 'round' })
  | { readonly shape: 'hexagon'; readonly points: readonly Point[] };

/** @param radius mm, of a rectangle's corners; limited to half the card's shorter side */
export function cutOutlines(
  cells: readonly Pick<Cell, 'rect'>[],
  shape: CardShape,
  radius: number,
): readonly CutOutline[] {
  return cells.map(({ rect }) => {
    switch (shape) {
      case 'rectangle':
        return { ...rect, shape, radius: Math.min(radius, rect.width / 2, rect.height / 2) };
      case 'round':
        return { ...rect, shape };
      case 'hexagon':
        return { shape, points: hexagonIn(rect) };
    }
  });
}

/** mm to the thousandth, as text. */
export function mmText(value: number): string {
  return String(Math.round(value * 1_000) / 1_000);
}
