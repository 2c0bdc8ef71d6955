import type { Rect } from '@cardwright/renderer';
import type { Axis } from './rects.js';
import type { Guide } from './snapping.js';

/** What a rectangle covers of an axis. */
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

/** The middle of what rectangles have in common on an axis; undefined if that is nothing. */
export function middleOfShared(rects: readonly Rect[], axis: Axis): number | undefined {
  const spans = rects.map((rect) => spanOf(rect, axis));
  const [start, end] = [Math.max(...spans.map((span) => span.start)), Math.min(...spans.map((span) => span.end))];
  return start < end ? (start + end) / 2 : undefined;
}

/** A line that measures a distance along an axis. @param at where it lies on the other axis */
export function measure(axis: Axis, from: number, to: number, at: number): Guide {
  return { axis: acrossOf(axis), at, from, to, distance: to - from };
}
