import type { Rect } from '@cardwright/renderer';
import { around, type Axis, bottom, right } from '../../canvas/geometry/rects.js';

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

type Rects = ReadonlyMap<string, Rect>;

/** Lines rectangles up along an edge or centre of what is around them; a single one, of the face. */
export function aligned(rects: Rects, edge: Edge, face: Rect): Rects {
  const outer = rects.size === 1 ? face : around([...rects.values()]);
  if (outer === undefined) return rects;
  const places: Readonly<Record<Edge, (rect: Rect) => Rect>> = {
    left: (rect) => ({ ...rect, x: outer.x }),
    center: (rect) => ({ ...rect, x: outer.x + (outer.width - rect.width) / 2 }),
    right: (rect) => ({ ...rect, x: right(outer) - rect.width }),
    top: (rect) => ({ ...rect, y: outer.y }),
    middle: (rect) => ({ ...rect, y: outer.y + (outer.height - rect.height) / 2 }),
    bottom: (rect) => ({ ...rect, y: bottom(outer) - rect.height }),
  };
  return new Map([...rects].map(([id, rect]) => [id, places[edge](rect)]));
}

/** Makes the gaps between rectangles equal; the first and the last stay. Fewer than three stay as they are. */
export function distributed(rects: Rects, axis: Axis): Rects {
  const size = axis === 'x' ? 'width' : 'height';
  const sorted = [...rects].sort(([, one], [, other]) => one[axis] - other[axis]);
  const [first, last] = [sorted[0]?.[1], sorted.at(-1)?.[1]];
  if (sorted.length < 3 || first === undefined || last === undefined) return rects;
  const taken = sorted.reduce((sum, [, rect]) => sum + rect[size], 0);
  const gap = (last[axis] + last[size] - first[axis] - taken) / (sorted.length - 1);
  let place = first[axis];
  return new Map(
    sorted.map(([id, rect]) => {
      const moved = { ...rect, [axis]: place };
      place += rect[size] + gap;
      return [id, moved];
    }),
  );
}

/** Gives all the size of the first along an axis. */
export function sameSize(rects: Rects, axis: Axis): Rects {
  const size = axis === 'x' ? 'width' : 'height';
  const wanted = [...rects.values()][0]?.[size];
  return wanted === undefined ? rects : new Map([...rects].map(([id, rect]) => [id, { ...rect, [size]: wanted }]));
}
