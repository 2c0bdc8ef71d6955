import type { Cell, DuplexMode, SheetGrid } from './types.js';

/** Axis that points of the front are mirrored about to find the point behind them. */
export type Axis = 'vertical' | 'horizontal';

/**
 * The axis that a printer turns a sheet about. The long edge of an upright sheet is vertical: it turns like the page of a
 * book. The long edge of a lying sheet is horizontal: it turns like a wall calendar.
 */
export function flipAxis(
  { width, height }: Pick<SheetGrid, 'width' | 'height'>,
  mode: Exclude<DuplexMode, 'none'>,
): Axis {
  const longEdge: Axis = width > height ? 'horizontal' : 'vertical';
  if (mode === 'long-edge') return longEdge;
  return longEdge === 'vertical' ? 'horizontal' : 'vertical';
}

/**
 * Place of the back of a card. A card is turned over like the page of a book, so the back's point (x, y) lies behind the
 * face's (width − x, y); mirroring the sheet about a vertical axis leaves an upright back upright, about a horizontal one
 * it stands it on its head. The same holds for folding: across a vertical line backs stay upright, across a horizontal
 * line they are turned by 180°.
 */
export function cellBehind(
  { rect, bleed, turn }: Cell,
  { width, height }: Pick<SheetGrid, 'width' | 'height'>,
  axis: Axis,
): Cell {
  if (axis === 'vertical') {
    return {
      rect: { ...rect, x: width - rect.x - rect.width },
      bleed: { ...bleed, left: bleed.right, right: bleed.left },
      turn: quarter(-turn),
    };
  }
  return {
    rect: { ...rect, y: height - rect.y - rect.height },
    bleed: { ...bleed, top: bleed.bottom, bottom: bleed.top },
    turn: quarter(2 - turn),
  };
}

function quarter(turns: number): Cell['turn'] {
  return ((turns + 4) % 4) as Cell['turn'];
}
