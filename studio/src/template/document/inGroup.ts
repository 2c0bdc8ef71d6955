import { parseClasses, type Size, type TemplateItem } from '@cardwright/renderer';
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
  const share = (part: number, whole: number): string =>
    bracketed({ unit: '%', value: whole === 0 ? 0 : (part / whole) * 100 });
  const placed = changeClass(
    classes,
    CONTROLS.frame,
    [
      'absolute',
      `left-${share(frame.x - group.x, group.width)}`,
      `top-${share(frame.y - group.y, group.height)}`,
      `w-${share(frame.width, group.width)}`,
      `h-${share(frame.height, group.height)}`,
    ].join(' '),
    NO_TOKENS,
  );
  if (frame.rotation === 0) return placed;
  const degrees = rotationOf(classes) + frame.rotation;
  return changeClass(placed, CONTROLS.rotate, `rotate-[${round(degrees)}deg]`, NO_TOKENS);
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
