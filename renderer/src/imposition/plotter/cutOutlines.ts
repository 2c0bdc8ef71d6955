import type { Rect } from '../../geometry.js';
import type { Cell } from '../types.js';

/** The outline of one card: a rectangle in mm from the sheet's top left corner, and the radius of its corners. */
export interface CutOutline extends Rect {
  readonly radius: number;
}

/** @param radius mm; limited to half the card's shorter side */
export function cutOutlines(cells: readonly Pick<Cell, 'rect'>[], radius: number): readonly CutOutline[] {
  return cells.map(({ rect }) => ({ ...rect, radius: Math.min(radius, rect.width / 2, rect.height / 2) }));
}

/** mm to the thousandth, as text. */
export function mmText(value: number): string {
  return String(Math.round(value * 1_000) / 1_000);
}
