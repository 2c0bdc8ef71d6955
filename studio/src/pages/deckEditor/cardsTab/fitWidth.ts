import type { Size } from '@cardwright/renderer';

const MARGIN = 32;
const GAP = 32;
/** Caption above; dock, or neighbours and dock, below. */
const ABOVE = 40;
const BELOW = { dock: 84, strip: 196 } as const;

/** The width of a face in CSS pixels, such that all visible sides fit on the canvas. */
export function fitWidth(face: Size, sides: number, room: Size, hasStrip: boolean): number {
  const margin = room.width < 480 ? 16 : MARGIN;
  const wide = (room.width - 2 * margin - (sides - 1) * GAP) / sides;
  const high = (room.height - ABOVE - (hasStrip ? BELOW.strip : BELOW.dock) - 16) * (face.width / face.height);
  return Math.max(0, Math.floor(Math.min(wide, high)));
}
