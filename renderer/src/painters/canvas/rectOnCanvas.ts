import type { Rect } from '../../geometry.js';
import { transformRect } from '../../matrix.js';
import type { PaintContext } from './PaintCache.js';

/** Where a rectangle of the context's space lies on the canvas, px; undefined if it is turned, slanted or mirrored there. */
export function rectOnCanvas(context: PaintContext, rect: Rect): Rect | undefined {
  const { a, b, c, d, e, f } = context.getTransform();
  if (b !== 0 || c !== 0 || a <= 0 || d <= 0) return undefined;
  return transformRect([a, b, c, d, e, f], rect);
}
