import type { Corners, Insets } from '../geometry.js';

/** Clockwise. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;

export type Corner = keyof Corners<unknown>;

/** The corners between which a side runs, clockwise, and the sides beyond them. */
export const NEIGHBOURS: Readonly<
  Record<keyof Insets, readonly [from: Corner, to: Corner, before: keyof Insets, after: keyof Insets]>
> = {
  top: ['topLeft', 'topRight', 'left', 'right'],
  right: ['topRight', 'bottomRight', 'top', 'bottom'],
  bottom: ['bottomRight', 'bottomLeft', 'right', 'left'],
  left: ['bottomLeft', 'topLeft', 'bottom', 'top'],
};

/** The corners at the ends of a side. */
export function cornersOf(side: keyof Insets): readonly Corner[] {
  const [from, to] = NEIGHBOURS[side];
  return [from, to];
}

/** The sides that meet at a corner. */
export function sidesAt(corner: Corner): readonly (keyof Insets)[] {
  return SIDES.filter((side) => cornersOf(side).includes(corner));
}
