import type { Cell, DuplexMode, SheetGrid } from './types.js';

/** The axis about which a point on the front is mirrored to find the point behind it. */
export type Axis = 'vertical' | 'horizontal';

/**
 * The axis about which a printer flips a sheet. The long edge of a portrait sheet is vertical, so it flips like the
 * page of a book. The long edge of a landscape sheet is horizontal, so it flips like a wall calendar.
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
 * The cell for the back of a card. A card flips like the page of a book, so point (x, y) of the back lies behind
 * (width − x, y) of the face. Mirroring the sheet about a vertical axis keeps the back upright; about a horizontal axis
 * it turns it upside down. Folding works the same way: across a vertical line backs stay upright, across a horizontal
 * line they turn by 180°.
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
