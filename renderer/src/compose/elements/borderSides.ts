import type { Corners, Insets } from '../../geometry.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import type { HexColor } from '../../displayList.js';

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;

type Corner = keyof Corners<unknown>;

/** The corners between which a side runs, clockwise, and the sides beyond them. */
export const NEIGHBOURS: Readonly<
  Record<keyof Insets, readonly [from: Corner, to: Corner, before: keyof Insets, after: keyof Insets]>
> = {
  top: ['topLeft', 'topRight', 'left', 'right'],
  right: ['topRight', 'bottomRight', 'top', 'bottom'],
  bottom: ['bottomRight', 'bottomLeft', 'right', 'left'],
  left: ['bottomLeft', 'topLeft', 'bottom', 'top'],
};

/** Widths of the four borders as drawn: 0 without a style. */
export function borderWidths(box: LaidOutBox): Insets {
  const { borderWidth = {}, borderStyle } = box.source.style;
  const none = borderStyle === 'none';
  const width = (side: keyof Insets): number => (none ? 0 : Math.max(0, borderWidth[side] ?? 0));
  return { top: width('top'), right: width('right'), bottom: width('bottom'), left: width('left') };
}

export function borderColor(box: LaidOutBox, side: keyof Insets): HexColor {
  return box.source.style.borderColor?.[side] ?? '#000000';
}
