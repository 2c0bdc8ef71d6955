import type { Point } from '../geometry.js';
import type { GradientStop, Paint } from '../displayList.js';
import { apply, IDENTITY, invert } from '../matrix.js';
import { mixRgba } from '../color/composite.js';
import { readHex, type Rgba } from '../color/hex.js';

/**
 * The colour that a paint has at a point of the node's space; undefined for a gradient of zero length or without stops.
 */
export function paintAt(paint: Paint, point: Point): Rgba | undefined {
  if (typeof paint === 'string') return readHex(paint);
  const inverse = invert(paint.transform ?? IDENTITY);
  if (inverse === undefined) return undefined;
  const { x, y } = apply(inverse, point);
  if (paint.type === 'radial') return stopAt(paint.stops, Math.hypot(x - paint.cx, y - paint.cy) / paint.r);
  const [dx, dy] = [paint.x2 - paint.x1, paint.y2 - paint.y1];
  return stopAt(paint.stops, ((x - paint.x1) * dx + (y - paint.y1) * dy) / (dx * dx + dy * dy));
}

/** Beyond its ends, a gradient continues in the colour of its first or last stop. */
function stopAt(stops: readonly GradientStop[], offset: number): Rgba | undefined {
  const [first] = stops;
  const last = stops.at(-1);
  if (first === undefined || last === undefined || !Number.isFinite(offset)) return undefined;
  if (offset <= first.offset) return readHex(first.color);
  const next = stops.findIndex((stop) => stop.offset >= offset);
  const [from, to] = [stops[next - 1], stops[next]];
  if (from === undefined || to === undefined) return readHex(last.color);
  const share = to.offset === from.offset ? 1 : (offset - from.offset) / (to.offset - from.offset);
  return mixRgba(readHex(from.color), readHex(to.color), share);
}
