import type { Rect } from '@cardwright/renderer';
import type { Axis } from './rects.js';
import { type Guide, isSame, type Magnet, type SnapSides } from './snapping.js';
import { acrossOf, measure, sharedSpan, type Span, spanOf } from './spans.js';

/** Two neighbours on an axis, and what they have in common on the other one. */
interface Gap {
  readonly before: Span;
  readonly after: Span;
  readonly size: number;
  readonly shared: Span;
}

/** A place where a rectangle makes two gaps equal, and both gaps. */
interface Rest {
  readonly start: number;
  readonly gaps: readonly (readonly [from: number, to: number])[];
}

/** Attracts what is moved as a whole to places where the gaps to its two neighbours are equal. */
export function gapMagnet(rects: readonly Rect[]): Magnet {
  const gaps = { x: gapsOn(rects, 'x'), y: gapsOn(rects, 'y') };
  /** The gaps that a rectangle lies beside. */
  const beside = (rect: Rect, axis: Axis, sides: SnapSides): readonly Gap[] => {
    const across = spanOf(rect, acrossOf(axis));
    return sides[axis].length < 2 ? [] : gaps[axis].filter(({ shared }) => sharedSpan(shared, across).size > 0);
  };
  return {
    ways(rect, axis, sides) {
      const { start, size } = spanOf(rect, axis);
      return beside(rect, axis, sides).flatMap((gap) => restsBeside(gap, size).map((rest) => rest.start - start));
    },
    met(rect, axis, sides) {
      const { start, size } = spanOf(rect, axis);
      const across = spanOf(rect, acrossOf(axis));
      return beside(rect, axis, sides).flatMap((gap): Guide[] => {
        const common = sharedSpan(gap.shared, across);
        const at = (common.start + common.end) / 2;
        const rests = restsBeside(gap, size).filter((rest) => isSame(rest.start, start));
        return rests.flatMap((rest) => rest.gaps.map(([from, to]) => measure(axis, from, to, at)));
      });
    },
  };
}

/** Each rectangle and the nearest that follows it. */
function gapsOn(rects: readonly Rect[], axis: Axis): readonly Gap[] {
  const spans = rects.map((rect) => ({ along: spanOf(rect, axis), across: spanOf(rect, acrossOf(axis)) }));
  return spans.flatMap((before) => {
    let after: (typeof spans)[number] | undefined;
    for (const other of spans) {
      if (other.along.start <= before.along.end || (after && other.along.start >= after.along.start)) continue;
      if (sharedSpan(before.across, other.across).size > 0) after = other;
    }
    if (after === undefined) return [];
    const size = after.along.start - before.along.end;
    return [{ before: before.along, after: after.along, size, shared: sharedSpan(before.across, after.across) }];
  });
}

/** The places of rest beside a gap: after both neighbours, before both, and between them. @param size of what is placed */
function restsBeside({ before, after, size: gap }: Gap, size: number): readonly Rest[] {
  const own = [before.end, after.start] as const;
  const between = (gap - size) / 2;
  const middle = before.end + between;
  return [
    { start: after.end + gap, gaps: [own, [after.end, after.end + gap]] },
    { start: before.start - gap - size, gaps: [[before.start - gap, before.start], own] },
    ...(between <= 0
      ? []
      : [
          {
            start: middle,
            gaps: [
              [before.end, middle],
              [middle + size, after.start],
            ] as const,
          },
        ]),
  ];
}
