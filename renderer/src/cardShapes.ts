import type { Point, Rect } from './geometry.js';

/** The outlines of cards, inside the trim. Circles, ellipses and hexagons touch all four sides of the trim. */
export const CARD_SHAPES = ['rectangle', 'round', 'hexagon'] as const;

export type CardShape = (typeof CARD_SHAPES)[number];

/** The share of the rectangle that a shape touches on all sides. */
export const SHAPE_AREAS: Readonly<Record<CardShape, number>> = { rectangle: 1, round: Math.PI / 4, hexagon: 3 / 4 };

/**
 * The corners of the hexagon that touches all sides of a rectangle and points to its two shorter ones, clockwise. It is
 * regular if the longer sides are 2/√3 = 1.1547 times as long.
 */
export function hexagonIn({ x, y, width, height }: Rect): readonly Point[] {
  const at = (right: number, down: number): Point => ({ x: x + right * width, y: y + down * height });
  if (width > height) return [at(0, 0.5), at(0.25, 0), at(0.75, 0), at(1, 0.5), at(0.75, 1), at(0.25, 1)];
  return [at(0.5, 0), at(1, 0.25), at(1, 0.75), at(0.5, 1), at(0, 0.75), at(0, 0.25)];
}

/** Points on the ellipse in a rectangle, clockwise from its right end. */
export function ellipseIn({ x, y, width, height }: Rect, count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return { x: x + (width / 2) * (1 + Math.cos(angle)), y: y + (height / 2) * (1 + Math.sin(angle)) };
  });
}
