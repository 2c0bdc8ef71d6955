import type { Point } from '@cardwright/renderer';

/** How the face lies in the pane. */
export interface CanvasView {
  readonly zoom: number;
  /** The face's top left corner, CSS pixels. */
  readonly origin: Point;
  readonly mmPerUnit: number;
}

/** A point of the pane on the face, in units. */
export function toFace({ zoom, origin }: CanvasView, point: Point): Point {
  return { x: (point.x - origin.x) / zoom, y: (point.y - origin.y) / zoom };
}

/** '12.3': millimetres of units. */
export function inMm(units: number, { mmPerUnit }: Pick<CanvasView, 'mmPerUnit'>): string {
  return (units * mmPerUnit).toFixed(1);
}
