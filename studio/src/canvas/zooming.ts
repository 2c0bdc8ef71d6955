import type { Point } from '@cardwright/renderer';

/** The next larger or smaller of some steps of zoom, in rising order; undefined beyond the last one. */
export function nextZoom(steps: readonly number[], now: number, direction: 1 | -1): number | undefined {
  // A zoom that is a step but for rounding counts as that step.
  return direction > 0 ? steps.find((step) => step > now * 1.001) : steps.findLast((step) => step < now * 0.999);
}

/** The new origin of something that is scaled by a ratio about a fixed point. */
export function grownAbout(origin: Point, fixed: Point, ratio: number): Point {
  return { x: fixed.x - (fixed.x - origin.x) * ratio, y: fixed.y - (fixed.y - origin.y) * ratio };
}
