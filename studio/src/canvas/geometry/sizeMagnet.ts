import type { Rect } from '@cardwright/renderer';
import { isSame, type Magnet } from './snapping.js';
import { acrossOf, measure, spanOf } from './spans.js';

/** Attracts what is resized to the widths and heights of others. */
export function sizeMagnet(rects: readonly Rect[]): Magnet {
  return {
    ways(rect, axis, sides) {
      if (sides[axis].length !== 1) return [];
      const { size } = spanOf(rect, axis);
      const outwards = sides[axis][0] === 'end' ? 1 : -1;
      return rects.map((other) => (spanOf(other, axis).size - size) * outwards);
    },
    met(rect, axis, sides) {
      const { size } = spanOf(rect, axis);
      const same = sides[axis].length === 1 && rects.find((other) => isSame(spanOf(other, axis).size, size));
      if (same === undefined || same === false) return [];
      return [rect, same].map((each) => {
        const [along, across] = [spanOf(each, axis), spanOf(each, acrossOf(axis))];
        return measure(axis, along.start, along.end, (across.start + across.end) / 2);
      });
    },
  };
}
