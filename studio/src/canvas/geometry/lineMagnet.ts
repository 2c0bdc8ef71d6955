import type { Rect } from '@cardwright/renderer';
import { type Axis, bottom, right } from './rects.js';
import { type Guide, isSame, type Magnet, type SnapSides } from './snapping.js';
import { acrossOf, spanOf } from './spans.js';

/** Edges and centre of a rectangle as lines. */
export function linesOf(rect: Rect): readonly Guide[] {
  const { x, y } = rect;
  const upright = [x, x + rect.width / 2, right(rect)];
  const level = [y, y + rect.height / 2, bottom(rect)];
  return [
    ...upright.map((at) => ({ axis: 'x' as const, at, from: y, to: bottom(rect) })),
    ...level.map((at) => ({ axis: 'y' as const, at, from: x, to: right(rect) })),
  ];
}

/** Attracts edges to lines; what is moved as a whole also by its centre. */
export function lineMagnet(lines: readonly Guide[]): Magnet {
  const onAxis = { x: lines.filter(({ axis }) => axis === 'x'), y: lines.filter(({ axis }) => axis === 'y') };
  return {
    ways(rect, axis, sides) {
      const places = placesOf(rect, axis, sides);
      return onAxis[axis].flatMap(({ at }) => places.map((place) => at - place));
    },
    met(rect, axis, sides) {
      const places = placesOf(rect, axis, sides);
      const { start, end } = spanOf(rect, acrossOf(axis));
      return onAxis[axis]
        .filter(({ at }) => places.some((place) => isSame(place, at)))
        .map(({ at, from, to }) => ({ axis, at, from: Math.min(start, from), to: Math.max(end, to) }));
    },
  };
}

function placesOf(rect: Rect, axis: Axis, sides: SnapSides): readonly number[] {
  const { start, end } = spanOf(rect, axis);
  const edges = sides[axis].map((side) => (side === 'start' ? start : end));
  return edges.length === 2 ? [...edges, (start + end) / 2] : edges;
}
