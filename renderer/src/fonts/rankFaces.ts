import type { FontFace } from './types.js';

/**
 * Sorts faces from best to worst match: by style, then by weight as in CSS Fonts 4. Faces of equal rank (subsets) keep
 * the manifest's order.
 */
export function rankFaces(faces: readonly FontFace[], weight: number, italic: boolean): readonly FontFace[] {
  return faces
    .map((face) => ({
      face,
      style: face.italic === italic ? 0 : 1,
      distance: weightDistance(nearestWeight(face, weight), weight),
    }))
    .sort((a, b) => a.style - b.style || a.distance - b.distance)
    .map(({ face }) => face);
}

/** The weight of a face that is nearest to the one asked for: its own, or one that a variable font can take. */
export function nearestWeight({ weight, axes }: FontFace, desired: number): number {
  return axes?.wght === undefined ? weight : nearest(axes.wght, desired);
}

/** The value within a range that is nearest to the one asked for. */
export function nearest([least, most]: readonly [number, number], desired: number): number {
  return Math.min(Math.max(desired, least), most);
}

const OTHER_SIDE = 10_000;

/**
 * The order of preference as a number. From 400 to 500: up to 500, then lighter, then bolder. Below 400: lighter first.
 * Above 500: bolder first.
 */
function weightDistance(available: number, desired: number): number {
  const distance = Math.abs(available - desired);
  if (desired < 400) return available <= desired ? distance : OTHER_SIDE + distance;
  if (desired > 500) return available >= desired ? distance : OTHER_SIDE + distance;
  if (available >= desired && available <= 500) return distance;
  return (available < desired ? 1 : 2) * OTHER_SIDE + distance;
}
