import type { Size } from '@cardwright/renderer';
import type Konva from 'konva';
import type { CanvasColors } from '../useCanvasColors.js';

/** Degrees that attract what is turned. */
export const ROTATION_SNAPS = [0, 15, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330];

/** CSS pixels. */
const SIZE = { mouse: 9, touch: 13 };
/** The size of the area that a mouse and a finger can hit, in CSS pixels. */
const AREA = { mouse: 18, touch: 44 };
/** Shorter sides have no handle in their middle. */
const LONG_SIDE = { mouse: 24, touch: 3 * AREA.touch };

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const MIDDLES = { width: ['top-center', 'bottom-center'], height: ['middle-left', 'middle-right'] };

/**
 * Square for the mouse; round, and with room for a finger, on touch screens. Half of what is selected stays free of
 * handles, so that it can still be dragged.
 * @param extent of what is selected, CSS pixels
 */
export function handleLook(colors: CanvasColors, isTouch: boolean, extent: Size): Konva.TransformerConfig {
  const pointer = isTouch ? 'touch' : 'mouse';
  const size = SIZE[pointer];
  const area = Math.min(AREA[pointer], Math.min(extent.width, extent.height) / 2);
  const fits = (side: keyof Size): boolean => extent[side] >= LONG_SIDE[pointer];
  return {
    enabledAnchors: [...CORNERS, ...(fits('width') ? MIDDLES.width : []), ...(fits('height') ? MIDDLES.height : [])],
    borderStroke: colors.sky,
    borderStrokeWidth: 1.5,
    anchorStroke: colors.sky,
    anchorFill: colors.surface,
    anchorStrokeWidth: 1.5,
    anchorCornerRadius: isTouch ? size / 2 : 2,
    anchorSize: size,
    rotateAnchorOffset: isTouch ? 36 : 24,
    anchorStyleFunc: (anchor: Konva.Rect) => anchor.hitStrokeWidth(Math.max(0, area - size)),
  };
}
