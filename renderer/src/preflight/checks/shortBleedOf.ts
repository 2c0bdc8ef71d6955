import { groupBy } from '../../groupBy.js';
import { createFinding } from '../createFinding.js';
import type { Finding, PreflightFace } from '../types.js';
import { distanceOf, whatEnds } from './EndProbe.js';
import { endsAlong } from './endsAlong.js';
import { frameLines } from './frames.js';
import { CUTS, cutOutline, type OddShape } from './shapeDistance.js';

/** An edge along this share of the card's shorter side runs along the cut. */
const LONG = 0.2;

/** Pictures and filled areas that end close to a round or hexagonal cut, along which they run. */
export function shortBleedOf(shape: OddShape, face: PreflightFace): readonly Finding[] {
  const ends = endsAlong(cutOutline(shape, face.scene), LONG, face).filter(
    ({ leaf }) => frameLines(leaf, face) === undefined,
  );
  return [...groupBy(ends, ({ leaf }) => leaf.itemId)].map(([itemId, each]) => {
    const distance = distanceOf(Math.max(...each.map(({ mm }) => mm)));
    const message = `The ${whatEnds(each)} ends ${distance} the ${CUTS[shape]}; if that is a little off, what lies below shows as a thin line.`;
    return createFinding('bleed.short', face.context, message, itemId);
  });
}
