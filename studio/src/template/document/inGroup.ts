import { type Length, parseClasses, type Point, type Rect, type Size, type TemplateItem } from '@cardwright/renderer';
import { around } from '../../canvas/geometry/rects.js';
import { seenBounds } from '../../canvas/geometry/seen.js';
import { frameOfRect, rectOfFrame } from '../geometry/frames.js';
import { changeClass } from '../styling/changeClass.js';
import { CONTROLS } from '../styling/controls.js';
import { bracketed, round } from '../styling/quantity.js';
import { NEW_FRAME } from './overlayFrame.js';
import type { Part } from './parts.js';
import type { Frame } from './types.js';
import { NO_TOKENS } from '../styling/noTokens.js';

/** The upright frame around others, turned ones included. */
export function spanOf(frames: readonly Frame[], face: Size): Frame {
  const span = around(frames.map((frame) => seenBounds({ rect: rectOfFrame(frame, face), rotation: frame.rotation })));
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
  return frame.rotation === 0 ? placed : classesTurned(placed, rotationOf(classes) + frame.rotation);
}

/** Whether classes take an item out of the flow, to a place in its parent. */
export function isPlacedInParent({ classes }: Pick<TemplateItem, 'classes'>): boolean {
  return parseClasses(classes, NO_TOKENS).style.position === 'absolute';
}

/** Whether a part is in the row or column of what it lies in. */
export function isInFlow(part: Part | undefined): boolean {
  return part?.item === undefined || !isPlacedInParent(part.item);
}

const AXES = [
  { axis: 'x', extent: 'width', start: 'left', end: 'right', size: 'w' },
  { axis: 'y', extent: 'height', start: 'top', end: 'bottom', size: 'h' },
] as const;

/** How an item that is placed in its parent changes: how far its corner moves, and how much larger it becomes; units. */
export interface Displacement extends Point {
  readonly grown?: Size;
}

/**
 * The classes of an item that is placed in its parent, once it has moved or another size. Every side that they set follows
 * and keeps its unit, so that what hangs on the right edge stays there; along an axis that they leave open, the item gets
 * a start. What hangs on both edges needs no size.
 * @param parent what shares refer to: the parent inside its borders, units
 * @param from where the item is in it, without its margins
 */
export function classesDisplaced(
  classes: string,
  { grown = { width: 0, height: 0 }, ...by }: Displacement,
  parent: Size,
  from: Rect,
): string {
  const { style } = parseClasses(classes, NO_TOKENS);
  const sides = AXES.flatMap(({ axis, extent, start, end }) => {
    const shifted = (side: typeof start | typeof end, way: number): readonly string[] => {
      const length = style.inset?.[side];
      if (length === undefined || length === 'auto') return [];
      const value = length.value + (length.unit === '%' ? shareOf(way, parent[extent]) : way);
      return [`${side}-${bracketed({ unit: length.unit, value })}`];
    };
    const set = [...shifted(start, by[axis]), ...shifted(end, -by[axis] - grown[extent])];
    if (set.length > 0 || (by[axis] === 0 && grown[extent] === 0)) return set;
    return [`${start}-${bracketedShare(from[axis] + by[axis], parent[extent])}`];
  });
  const placed = changeClass(classes, CONTROLS.place, ['absolute', ...sides].join(' '), NO_TOKENS);
  return AXES.reduce((text, { extent, start, end, size }) => {
    const isStretched = isLength(style.inset?.[start]) && isLength(style.inset[end]) && style[extent] === undefined;
    if (grown[extent] === 0 || isStretched) return text;
    const wanted = from[extent] + grown[extent];
    const isUnits = isLength(style[extent]) && style[extent].unit !== '%';
    const length = isUnits ? bracketed({ unit: 'u', value: wanted }) : bracketedShare(wanted, parent[extent]);
    return changeClass(text, CONTROLS[extent], `${size}-${length}`, NO_TOKENS);
  }, placed);
}

function isLength(length: Length | undefined): length is Exclude<Length, 'auto'> {
  return length !== undefined && length !== 'auto';
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

/** Classes that turn an item so far, from -180 to 180 degrees. */
export function classesTurned(classes: string, degrees: number): string {
  const rotation = round(((((degrees + 180) % 360) + 360) % 360) - 180);
  return changeClass(classes, CONTROLS.rotate, rotation === 0 ? undefined : `rotate-[${rotation}deg]`, NO_TOKENS);
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
