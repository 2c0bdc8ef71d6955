import type { Rect } from '@cardwright/renderer';
import { around, type Axis, bottom, right } from '../../canvas/geometry/rects.js';

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

type Rects = ReadonlyMap<string, Rect>;
/** Ids of rectangles that stay as they are: the others follow them. */
type Fixed = ReadonlySet<string>;

/**
 * Lines rectangles up along an edge or centre of the fixed ones, else of what is around all of them; a single one, of the
 * face.
 */
export function aligned(rects: Rects, edge: Edge, face: Rect, fixed: Fixed): Rects {
  const guides = [...rects].filter(([id]) => fixed.size === 0 || fixed.has(id)).map(([, rect]) => rect);
  const outer = rects.size === 1 ? face : around(guides);
  if (outer === undefined) return rects;
  const places: Readonly<Record<Edge, (rect: Rect) => Rect>> = {
    left: (rect) => ({ ...rect, x: outer.x }),
    center: (rect) => ({ ...rect, x: outer.x + (outer.width - rect.width) / 2 }),
    right: (rect) => ({ ...rect, x: right(outer) - rect.width }),
    top: (rect) => ({ ...rect, y: outer.y }),
    middle: (rect) => ({ ...rect, y: outer.y + (outer.height - rect.height) / 2 }),
    bottom: (rect) => ({ ...rect, y: bottom(outer) - rect.height }),
  };
  return new Map([...rects].map(([id, rect]) => [id, fixed.has(id) ? rect : places[edge](rect)]));
}

/** Makes the gaps between rectangles equal; the first, the last and the fixed ones stay, so each run between two of them has its own gap. */
export function distributed(rects: Rects, axis: Axis, fixed: Fixed): Rects {
  const sorted = [...rects].sort(([, one], [, other]) => one[axis] - other[axis]);
  const ends = sorted.flatMap(([id], at) => (at === 0 || at === sorted.length - 1 || fixed.has(id) ? [at] : []));
  const runs = ends.slice(1).map((end, index) => sorted.slice(ends[index], end + 1));
  return new Map([...rects, ...runs.flatMap((run) => spaced(run, axis))]);
}

/** Spaces what is between the first and the last of a run. */
function spaced(run: readonly (readonly [string, Rect])[], axis: Axis): readonly (readonly [string, Rect])[] {
  const size = axis === 'x' ? 'width' : 'height';
  const [first, last] = [run[0]?.[1], run.at(-1)?.[1]];
  if (first === undefined || last === undefined) return [];
  const taken = run.reduce((sum, [, rect]) => sum + rect[size], 0);
  const gap = (last[axis] + last[size] - first[axis] - taken) / (run.length - 1);
  let place = first[axis] + first[size] + gap;
  return run.slice(1, -1).map(([id, rect]) => {
    const moved = { ...rect, [axis]: place };
    place += rect[size] + gap;
    return [id, moved];
  });
}

/** Gives all the size of the first fixed one along an axis, or of the first if none is fixed. */
export function sameSize(rects: Rects, axis: Axis, fixed: Fixed): Rects {
  const size = axis === 'x' ? 'width' : 'height';
  const model = [...rects].find(([id]) => fixed.has(id)) ?? [...rects][0];
  const wanted = model?.[1][size];
  if (wanted === undefined) return rects;
  return new Map([...rects].map(([id, rect]) => [id, fixed.has(id) ? rect : { ...rect, [size]: wanted }]));
}
