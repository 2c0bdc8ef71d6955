import type { FontFace } from './types.js';

/**
 * Faces from the best match to the worst: style before weight, weights as CSS Fonts 4 matches them. Faces of equal rank
 * (subsets) keep the manifest's order.
 */
export function rankFaces(faces: readonly FontFace[], weight: number, italic: boolean): readonly FontFace[] {
  return faces
    .map((face) => ({ face, style: face.italic === italic ? 0 : 1, distance: weightDistance(face.weight, weight) }))
    .sort((a, b) => a.style - b.style || a.distance - b.distance)
    .map(({ face }) => face);
}

const OTHER_SIDE = 10_000;

/**
 * Order of preference as a number. 400 … 500: upwards to 500, then downwards, then upwards beyond 500. Lighter: downwards
 * first. Bolder: upwards first.
 */
function weightDistance(available: number, desired: number): number {
  const distance = Math.abs(available - desired);
  if (desired < 400) return available <= desired ? distance : OTHER_SIDE + distance;
  if (desired > 500) return available >= desired ? distance : OTHER_SIDE + distance;
  if (available >= desired && available <= 500) return distance;
  return (available < desired ? 1 : 2) * OTHER_SIDE + distance;
}
