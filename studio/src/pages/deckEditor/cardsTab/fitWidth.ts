import type { Size } from '@cardwright/renderer';

const MARGIN = 32;
const GAP = 32;
/** Caption above, and below it the dock, or neighbours and dock. */
const ABOVE = 40;
const BELOW = { dock: 84, strip: 196 } as const;

/** How wide a face is, in CSS pixels, so that all sides shown have room on the table. */
export function fitWidth(face: Size, sides: number, room: Size, hasStrip: boolean): number {
  const margin = room.width < 480 ? 16 : MARGIN;
  const wide = (room.width - 2 * margin - (sides - 1) * GAP) / sides;
  const high = (room.height - ABOVE - (hasStrip ? BELOW.strip : BELOW.dock) - 16) * (face.width / face.height);
  return Math.max(0, Math.floor(Math.min(wide, high)));
}
