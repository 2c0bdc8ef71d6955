import type { Rect, Size } from '@cardwright/renderer';
import type { Frame } from '../document/types.js';

/** A rectangle in units as percentages of the face. */
export function frameOfRect(rect: Rect, face: Size, rotation = 0): Frame {
  return {
    x: (rect.x / face.width) * 100,
    y: (rect.y / face.height) * 100,
    width: (rect.width / face.width) * 100,
    height: (rect.height / face.height) * 100,
    rotation,
  };
}

/** Percentages of the face as a rectangle in units. */
export function rectOfFrame({ x, y, width, height }: Omit<Frame, 'rotation'>, face: Size): Rect {
  return {
    x: (x / 100) * face.width,
    y: (y / 100) * face.height,
    width: (width / 100) * face.width,
    height: (height / 100) * face.height,
  };
}
