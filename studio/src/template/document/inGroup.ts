import { parseClasses, type Point, type Size, type TemplateItem } from '@cardwright/renderer';
import { around, boundsOf } from '../../canvas/geometry/rects.js';
import { frameOfRect, rectOfFrame } from '../geometry/frames.js';
import { changeClass } from '../styling/changeClass.js';
import { CONTROLS } from '../styling/controls.js';
import { bracketed, round } from '../styling/quantity.js';
import { NEW_FRAME } from './overlayFrame.js';
import type { Frame } from './types.js';

const NO_TOKENS = new Map<string, string>();

/** The upright frame around others, turned ones included. */
export function spanOf(frames: readonly Frame[], face: Size): Frame {
  const span = around(frames.map((frame) => boundsOf(rectOfFrame(frame, face), frame.rotation)));
  return span === undefined ? NEW_FRAME : frameOfRect(span, face);
}

/** An overlay's classes once it is in a group: its place, size and rotation become classes in shares of the group. */
export function classesInGroup({ classes }: TemplateItem, frame: Frame, group: Frame): string {
  const placed = changeClass(
    classes,
    CONTROLS.frame,
    [
      'absolute',
      `left-${bracketedShare(frame.x - group.x, group.width)}`,
      `top-${bracketedShare(frame.y - group.y, group.height)}`,
      `w-${bracketedShare(frame.width, group.width)}`,
      `h-${bracketedShare(frame.height, group.height)}`,
    ].join(' '),
    NO_TOKENS,
  );
  if (frame.rotation === 0) return placed;
  const degrees = rotationOf(classes) + frame.rotation;
  return changeClass(placed, CONTROLS.rotate, `rotate-[${round(degrees)}deg]`, NO_TOKENS);
}

/** Whether classes take an item out of the flow, to a place in its parent. */
export function isPlacedInParent({ classes }: Pick<TemplateItem, 'classes'>): boolean {
  return parseClasses(classes, NO_TOKENS).style.position === 'absolute';
}

const AXES = [
  { axis: 'x', extent: 'width', start: 'left', end: 'right' },
  { axis: 'y', extent: 'height', start: 'top', end: 'bottom' },
] as const;

/**
 * The classes of an item that is placed in its parent, once it has moved. Every side that they set moves and keeps its
 * unit, so that what hangs on the right edge stays there; along an axis that they leave open, the item gets a start.
 * @param by units
 * @param parent what shares refer to: the parent inside its borders, units
 * @param from where the item is in it, without its margins
 */
export function classesMovedInParent(classes: string, by: Point, parent: Size, from: Point): string {
  const { inset } = parseClasses(classes, NO_TOKENS).style;
  const sides = AXES.flatMap(({ axis, extent, start, end }) => {
    const shifted = (side: typeof start | typeof end, way: number): readonly string[] => {
      const length = inset?.[side];
      if (length === undefined || length === 'auto') return [];
      const value = length.value + (length.unit === '%' ? shareOf(way, parent[extent]) : way);
      return [`${side}-${bracketed({ unit: length.unit, value })}`];
    };
    const set = [...shifted(start, by[axis]), ...shifted(end, -by[axis])];
    if (set.length > 0 || by[axis] === 0) return set;
    return [`${start}-${bracketedShare(from[axis] + by[axis], parent[extent])}`];
  });
  return changeClass(classes, CONTROLS.place, ['absolute', ...sides].join(' '), NO_TOKENS);
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

function bracketedShare(part: number, whole: number): string {
  return bracketed({ unit: '%', value: shareOf(part, whole) });
}

/** The rotation that classes set, in degrees. */
export function rotationOf(classes: string): number {
  return parseClasses(classes, NO_TOKENS).style.rotate ?? 0;
}

/**
 * An overlay's classes once its group is taken apart: its frame says its place and its rotation, but its size is kept for
 * the flow.
 */
export function classesOutOfGroup({ classes }: TemplateItem): string {
  const unplaced = changeClass(classes, CONTROLS.place, undefined, NO_TOKENS);
  return changeClass(unplaced, CONTROLS.rotate, undefined, NO_TOKENS);
}

/** The size of a group that spans overlays, as classes: without them, it would have none in the flow. */
export function sizeClasses(frame: Frame, face: Size): string {
  const { width, height } = rectOfFrame(frame, face);
  return `w-${bracketed({ unit: 'u', value: width })} h-${bracketed({ unit: 'u', value: height })}`;
}
