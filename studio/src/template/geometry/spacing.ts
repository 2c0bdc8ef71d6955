import type { Rect } from '@cardwright/renderer';
import { type Axis, bottom, right } from '../../canvas/geometry/rects.js';
import { spanOf } from '../../canvas/geometry/spans.js';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A place between items, or between a container's edge and what it holds, that can be dragged wider. */
export interface SpacingZone {
  /** The padding of a side, or the gap between children. */
  readonly of: Side | 'gap';
  readonly rect: Rect;
  /** Along which it is dragged. */
  readonly axis: Axis;
  /** Whether the zone grows when the pointer goes right or down, or the other way. */
  readonly grows: 1 | -1;
}

const SIDES: Readonly<Record<Side, { readonly axis: Axis; readonly grows: 1 | -1 }>> = {
  top: { axis: 'y', grows: 1 },
  right: { axis: 'x', grows: -1 },
  bottom: { axis: 'y', grows: -1 },
  left: { axis: 'x', grows: 1 },
};

export const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };

/** The padding of a container as zones along its edges. @param padding in units; a side without one has no zone */
export function paddingZones(
  { x, y, width, height }: Rect,
  padding: Readonly<Partial<Record<Side, number>>>,
): readonly SpacingZone[] {
  const rectOf = (side: Side, size: number): Rect => {
    if (side === 'top') return { x, y, width, height: size };
    if (side === 'bottom') return { x, y: y + height - size, width, height: size };
    return { x: side === 'left' ? x : x + width - size, y, width: size, height };
  };
  return (Object.keys(SIDES) as Side[]).flatMap((side) => {
    const size = padding[side];
    return size === undefined ? [] : [{ of: side, rect: rectOf(side, size), ...SIDES[side] }];
  });
}

/** What lies between neighbours in a container, as wide as the container. Those that overlap have no gap to drag. */
export function gapZones(container: Rect, children: readonly Rect[], isRow: boolean): readonly SpacingZone[] {
  const axis = isRow ? 'x' : 'y';
  const ordered = [...children].sort((one, other) => one[axis] - other[axis]);
  return ordered.slice(1).flatMap((child, index): SpacingZone[] => {
    const before = ordered[index];
    if (before === undefined) return [];
    const { end } = spanOf(before, axis);
    const size = spanOf(child, axis).start - end;
    if (size < 0) return [];
    const rect = isRow
      ? { x: end, y: container.y, width: size, height: bottom(container) - container.y }
      : { x: container.x, y: end, width: right(container) - container.x, height: size };
    return [{ of: 'gap', axis, rect, grows: 1 }];
  });
}
