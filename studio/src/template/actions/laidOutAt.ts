import type { Rect, SceneItem, Style } from '@cardwright/renderer';
import { centerOf } from '../../canvas/geometry/rects.js';
import { matrixOf, pointIn, scalesOf, type TurnedRect } from '../../canvas/geometry/seen.js';
import { inUnits } from '../styling/quantity.js';

/**
 * The rectangle in which an item is laid out that is seen somewhere: what its classes scale and move is taken back.
 * @param parent what it lies in; the face if there is none
 */
export function laidOutAt({ rect }: TurnedRect, style: Style, parent?: SceneItem): Rect {
  const scales = parent === undefined ? { x: 1, y: 1 } : scalesOf(matrixOf(parent));
  const width = rect.width / (scales.x * Math.abs(style.scaleX ?? 1));
  const height = rect.height / (scales.y * Math.abs(style.scaleY ?? 1));
  const center = parent === undefined ? centerOf(rect) : pointIn(parent, centerOf(rect));
  return {
    x: center.x - width / 2 - inUnits(style.translateX, width),
    y: center.y - height / 2 - inUnits(style.translateY, height),
    width,
    height,
  };
}
