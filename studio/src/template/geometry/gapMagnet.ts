import type { Rect } from '@cardwright/renderer';
import type { Axis } from './rects.js';
import { type Guide, isSame, type Magnet, type SnapSides } from './snapping.js';
import { acrossOf, measure, middleOfShared, spanOf } from './spans.js';

/** Two neighbours on an axis. */
interface Gap {
  readonly before: Rect;
  readonly after: Rect;
  readonly size: number;
}

/** A place where a rectangle makes two gaps equal, and both gaps. */
interface Rest {
  readonly start: number;
  readonly gaps: readonly (readonly [from: number, to: number])[];
}

/** Attracts what is moved as a whole to where the gaps between it and two others are equal. */
export function gapMagnet(rects: readonly Rect[]): Magnet {
  const gaps = { x: gapsOn(rects, 'x'), y: gapsOn(rects, 'y') };
  const restsOf = (rect: Rect, axis: Axis, sides: SnapSides): readonly { rest: Rest; at: number }[] =>
    sides[axis].length < 2
      ? []
      : gaps[axis].flatMap((gap) => {
          const at = middleOfShared([rect, gap.before, gap.after], acrossOf(axis));
          return at === undefined ? [] : restsBeside(gap, spanOf(rect, axis).size, axis).map((rest) => ({ rest, at }));
        });
  return {
    ways: (rect, axis, sides) => restsOf(rect, axis, sides).map(({ rest }) => rest.start - spanOf(rect, axis).start),
    met: (rect, axis, sides) =>
      restsOf(rect, axis, sides)
        .filter(({ rest }) => isSame(rest.start, spanOf(rect, axis).start))
        .flatMap(({ rest, at }): Guide[] => rest.gaps.map(([from, to]) => measure(axis, from, to, at))),
  };
}

/** Each rectangle and the nearest that follows it. */
function gapsOn(rects: readonly Rect[], axis: Axis): readonly Gap[] {
  return rects.flatMap((before) => {
    const { end } = spanOf(before, axis);
    let after: Rect | undefined;
    for (const other of rects) {
      const { start } = spanOf(other, axis);
      if (start <= end || (after !== undefined && start >= spanOf(after, axis).start)) continue;
      if (middleOfShared([before, other], acrossOf(axis)) !== undefined) after = other;
    }
    return after === undefined ? [] : [{ before, after, size: spanOf(after, axis).start - end }];
  });
}

/** After both, before both, and between them. @param size of what is placed */
function restsBeside({ before, after, size: gap }: Gap, size: number, axis: Axis): readonly Rest[] {
  const [first, second] = [spanOf(before, axis), spanOf(after, axis)];
  const between = (gap - size) / 2;
  const middle = first.end + between;
  return [
    {
      start: second.end + gap,
      gaps: [
        [first.end, second.start],
        [second.end, second.end + gap],
      ],
    },
    {
      start: first.start - gap - size,
      gaps: [
        [first.start - gap, first.start],
        [first.end, second.start],
      ],
    },
    ...(between <= 0
      ? []
      : [
          {
            start: middle,
            gaps: [
              [first.end, middle],
              [middle + size, second.start],
            ] as const,
          },
        ]),
  ];
}
