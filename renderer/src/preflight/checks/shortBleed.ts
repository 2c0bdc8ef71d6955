import { encloses, grown, type Point } from '../../geometry.js';
import { groupBy } from '../../groupBy.js';
import { listOf } from '../../listOf.js';
import { cornersOf } from '../../matrix.js';
import { createFinding } from '../createFinding.js';
import type { PaintedLeaf } from '../paintedLeaves.js';
import { FAINT, SHORT_BLEED_MM, TOLERANCE_MM } from '../reference.js';
import type { Check, Finding, PreflightFace } from '../types.js';
import { distanceOf, EndProbe, whatEnds } from './EndProbe.js';
import { endsAlong } from './endsAlong.js';
import { frameLines } from './frames.js';
import { shortBleedOf } from './shortBleedOf.js';
import { outlinesOf, type PlacedEdge, type Side, type TrimEdge, trimEdges } from './trimEdge.js';

/** An edge is reported if more than this share of the side shows it. */
const LONG = 0.1;
/** A slanted edge is reported if it keeps close to the trim for half the card's width. */
const HALF = 0.5;
/** What is left of products that are zero without rotation, and in turns of 90 degrees. */
const LEVEL = 1e-6;
/** The places along an edge that are checked, as shares of its length. */
const PLACES = [0.1, 0.3, 0.5, 0.7, 0.9];

/** From the trim into the card. */
const INWARDS: Readonly<Record<Side, Point>> = {
  left: { x: 1, y: 0 },
  right: { x: -1, y: 0 },
  top: { x: 0, y: 1 },
  bottom: { x: 0, y: -1 },
};

/**
 * Pictures and filled areas that end close to the trim, on either side of it, where a cut that is a little off shows a
 * sliver of what lies below. An edge that is also the line of a frame is left to the check of frames.
 */
export const checkShortBleed: Check = (face) => {
  const { shape = 'rectangle' } = face.context;
  if (shape !== 'rectangle') return shortBleedOf(shape, face);
  const probe = new EndProbe(face);
  const ends = face.leaves.flatMap((leaf, index) =>
    nearEdges(leaf, face)
      .filter((edge) => isSeen(edge, index, probe, face) && !isFrameLine(edge, face))
      .map((edge) => ({ ...edge, leaf })),
  );
  const straight = [...groupBy(ends, ({ leaf }) => leaf.itemId)].map(([itemId, edges]) => {
    const message = `The ${whatEnds(edges)} ends ${placesOf(edges)} of the card; if the cut is a little off, what lies below shows as a thin line.`;
    return createFinding('bleed.short', face.context, message, itemId);
  });
  return [...straight, ...slantedEnds(face)];
};

/** What is turned a little and no longer covers the edges of the card; what is turned further is meant to be seen so. */
function slantedEnds(face: PreflightFace): readonly Finding[] {
  const { scene, probe, mmPerUnit } = face;
  const trim = { x: 0, y: 0, width: scene.width, height: scene.height };
  const inside = grown(trim, -SHORT_BLEED_MM / mmPerUnit);
  const ends = endsAlong(
    cornersOf(trim),
    HALF,
    face,
    (leaf) => isSlanted(leaf) && !encloses(inside, probe.boundsOf(leaf)),
  );
  return [...groupBy(ends, ({ leaf }) => leaf.itemId)].map(([itemId, each]) => {
    const message = `The ${whatEnds(each)} is slanted and ends close to the edge of the card, so that a wedge of what lies below shows.`;
    return createFinding('bleed.short', face.context, message, itemId);
  });
}

function isSlanted({ matrix, clips }: PaintedLeaf): boolean {
  return [matrix, ...clips.map((clip) => clip.matrix)].some(
    ([a, b, c, d]) => Math.abs(a * c) + Math.abs(b * d) > LEVEL,
  );
}

/** `0.4 mm before the left and right edges and exactly at the top edge`, with the innermost edge of each side. */
function placesOf(edges: readonly TrimEdge[]): string {
  const innermost = new Map<Side, number>();
  for (const { side, mm } of edges) innermost.set(side, Math.max(mm, innermost.get(side) ?? mm));
  const places = groupBy(innermost, ([, mm]) => distanceOf(mm));
  const named = [...places].map(([distance, each]) => {
    const sides = listOf(each.map(([side]) => side));
    return `${distance} the ${sides} ${each.length === 1 ? 'edge' : 'edges'}`;
  });
  return listOf(named);
}

/** Straight edges of a leaf, and of what clips it, that are near the trim. */
function nearEdges({ node, matrix, opacity, clips }: PaintedLeaf, face: PreflightFace): readonly PlacedEdge[] {
  if (node.type === 'text' || opacity < FAINT) return [];
  const own = node.type === 'image' ? outlinesOf(node) : face.paths.get(node.d);
  const shapes = [
    { path: own, matrix },
    ...clips.map((clip) => ({ path: face.paths.get(clip.d), matrix: clip.matrix })),
  ];
  return shapes
    .flatMap((shape) => trimEdges(shape.path, shape.matrix, LONG, face))
    .filter((edge) => Math.abs(edge.mm) < SHORT_BLEED_MM - TOLERANCE_MM && !isRepaired(edge, face));
}

/** Bleed that an export fills in begins at the trim. */
function isRepaired({ mm }: TrimEdge, { context }: PreflightFace): boolean {
  return context.repairsBleed === true && mm <= TOLERANCE_MM;
}

/** Whether it stands out along enough of the side. */
function isSeen({ from, to, side }: PlacedEdge, index: number, probe: EndProbe, face: PreflightFace): boolean {
  const seen = PLACES.filter((share) =>
    probe.standsOut(index, (mm) => ({
      x: from.x + (to.x - from.x) * share + (INWARDS[side].x * mm) / face.mmPerUnit,
      y: from.y + (to.y - from.y) * share + (INWARDS[side].y * mm) / face.mmPerUnit,
    })),
  );
  const { width, height } = face.scene;
  const length = Math.hypot(to.x - from.x, to.y - from.y) * (seen.length / PLACES.length);
  return length > (INWARDS[side].x === 0 ? width : height) * LONG;
}

function isFrameLine({ side, mm }: TrimEdge, face: PreflightFace): boolean {
  return face.leaves.some((leaf) => {
    const line = frameLines(leaf, face)?.get(side);
    return line !== undefined && Math.abs(line - mm) < TOLERANCE_MM;
  });
}
