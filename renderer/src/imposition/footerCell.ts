import type { SheetRoom } from './marks/furniture.js';
import type { Cell } from './types.js';

/** mm; the second is used when the first does not fit. */
const HEIGHTS = [3, 1.8] as const;
/** mm */
export const FOOTER_LENGTH = 62;

/** A free place at the bottom or top, or along the left edge, reading upwards. */
export function footerCell(room: SheetRoom): Cell | undefined {
  for (const height of HEIGHTS) {
    const level = { width: FOOTER_LENGTH, height };
    const upright = { width: height, height: FOOTER_LENGTH };
    const rect = room.along('bottom', level) ?? room.along('left', upright) ?? room.along('top', level);
    if (rect) return { rect, bleed: { top: 0, right: 0, bottom: 0, left: 0 }, turn: rect.width < rect.height ? 3 : 0 };
  }
  return undefined;
}
