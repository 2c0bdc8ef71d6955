import type { Rect } from '@cardwright/renderer';
import type { Axis } from './rects.js';
import type { Guide } from './snapping.js';

/** The part of an axis that a rectangle covers. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

export function spanOf({ x, y, width, height }: Rect, axis: Axis): Span {
  return axis === 'x' ? { start: x, end: x + width, size: width } : { start: y, end: y + height, size: height };
}

export function acrossOf(axis: Axis): Axis {
  return axis === 'x' ? 'y' : 'x';
}

/** What two spans have in common; its size is not above 0 if that is nothing. */
export function sharedSpan(one: Span, other: Span): Span {
  const [start, end] = [Math.max(one.start, other.start), Math.min(one.end, other.end)];
  return { start, end, size: end - start };
}

/** A line that measures a distance along an axis. @param at where it lies on the other axis */
export function measure(axis: Axis, from: number, to: number, at: number): Guide {
  return { axis: acrossOf(axis), at, from, to, distance: to - from };
}
