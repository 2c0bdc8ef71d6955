import type Konva from 'konva';
import type { CanvasColors } from '../useCanvasColors.js';

/** Degrees that attract what is turned. */
export const ROTATION_SNAPS = [0, 15, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330];

/** CSS pixels. */
const SIZE = { mouse: 9, touch: 13 };
/** What a finger can hit. */
const TOUCH_AREA = 44;

/** Square for the mouse; round, and with room for a finger, on touch screens. */
export function handleLook(colors: CanvasColors, isTouch: boolean): Konva.TransformerConfig {
  const size = isTouch ? SIZE.touch : SIZE.mouse;
  return {
    borderStroke: colors.sky,
    borderStrokeWidth: 1.5,
    anchorStroke: colors.sky,
    anchorFill: colors.surface,
    anchorStrokeWidth: 1.5,
    anchorCornerRadius: isTouch ? size / 2 : 2,
    anchorSize: size,
    rotateAnchorOffset: isTouch ? 36 : 24,
    anchorStyleFunc: (anchor: Konva.Rect) => anchor.hitStrokeWidth(isTouch ? TOUCH_AREA - size : SIZE.mouse),
  };
}
