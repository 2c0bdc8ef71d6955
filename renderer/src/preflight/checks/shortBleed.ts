import { toHex, type Rgb } from '../../color/hex.js';
import { seenDifference } from '../../color/vision.js';
import type { Matrix, Point } from '../../geometry.js';
import { groupBy } from '../../groupBy.js';
import { apply, cornersOf, transformRect } from '../../matrix.js';
import { ColorProbe } from '../ColorProbe.js';
import { createFinding } from '../createFinding.js';
import type { PaintedLeaf } from '../paintedLeaves.js';
import { DISTINCT_COLORS, FRAME_MM, SHORT_BLEED_MM } from '../reference.js';
import { short } from '../short.js';
import type { Check, PreflightFace } from '../types.js';
import { frameLines } from './frames.js';
import { trimEdge, type Side, type TrimEdge } from './trimEdge.js';

/** No cut is more precise than this, and colours are compared this far on both sides of an edge. */
const TOLERANCE_MM = 0.1;
/** Anything fainter is a pattern. */
const FAINT = 0.3;
/** An edge is reported if more than this share of the side shows it. */
const LONG = 0.1;
/** Where along an edge it is looked at. */
const PLACES = [0.1, 0.3, 0.5, 0.7, 0.9];

const LIST = new Intl.ListFormat('en-GB');

/** A straight edge of a leaf near the trim. */
interface NearEdge extends TrimEdge {
  readonly from: Point;
  readonly to: Point;
}

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
  const probe = new ColorProbe(face.leaves, face.paths);
  const ends = face.leaves.flatMap((leaf, index) =>
    nearEdges(leaf, face)
      .filter((edge) => isSeen(edge, index, probe, face) && !isFrameLine(edge, face))
      .map((edge) => ({ ...edge, leaf })),
  );
  return [...groupBy(ends, ({ leaf }) => leaf.itemId)].map(([itemId, edges]) => {
    const what = edges.some(({ leaf }) => leaf.node.type === 'image') ? 'picture' : 'filled area';
    const message = `The ${what} ends ${placesOf(edges)} of the card; if the cut is a little off, what lies below shows as a thin line.`;
    return createFinding('bleed.short', face.context, message, itemId);
  });
};

/** `0.4 mm before the left and right edges and exactly at the top edge`, with the innermost edge of each side. */
function placesOf(edges: readonly TrimEdge[]): string {
  const innermost = new Map<Side, number>();
  for (const { side, mm } of edges) innermost.set(side, Math.max(mm, innermost.get(side) ?? mm));
  const places = groupBy(innermost, ([, mm]) => distanceOf(mm));
  const named = [...places].map(([distance, each]) => {
    const sides = LIST.format(each.map(([side]) => side));
    return `${distance} the ${sides} ${each.length === 1 ? 'edge' : 'edges'}`;
  });
  return LIST.format(named);
}

function distanceOf(mm: number): string {
  if (Math.abs(mm) <= TOLERANCE_MM) return 'exactly at';
  return mm > 0 ? `${short(mm)} mm before` : `only ${short(-mm)} mm beyond`;
}

/** Straight edges of a leaf and of what clips it. */
function nearEdges({ node, matrix, opacity, clips }: PaintedLeaf, face: PreflightFace): readonly NearEdge[] {
  if (node.type === 'text' || opacity < FAINT) return [];
  const own = node.type === 'image' ? edgesOf([cornersOf(node)], matrix, face) : edgesOfPath(node.d, matrix, face);
  return [...own, ...clips.flatMap((clip) => edgesOfPath(clip.d, clip.matrix, face))];
}

function edgesOfPath(d: string, matrix: Matrix, face: PreflightFace): readonly NearEdge[] {
  const { bounds, outlines } = face.paths.get(d);
  const { width, height } = transformRect(matrix, bounds);
  const isSmall = width < face.scene.width * LONG && height < face.scene.height * LONG;
  return isSmall ? [] : edgesOf(outlines, matrix, face);
}

function edgesOf(outlines: readonly (readonly Point[])[], matrix: Matrix, face: PreflightFace): readonly NearEdge[] {
  return outlines.flatMap((outline) => {
    const points = outline.map((point) => apply(matrix, point));
    return points.flatMap((to, index) => {
      const from = points.at(index - 1) ?? to;
      const edge = trimEdge(from, to, LONG, face);
      const isNear = edge !== undefined && Math.abs(edge.mm) < SHORT_BLEED_MM - TOLERANCE_MM;
      return isNear && !isRepaired(edge, face) ? [{ ...edge, from, to }] : [];
    });
  });
}

/** What an export fills begins at the trim. */
function isRepaired({ mm }: TrimEdge, { context }: PreflightFace): boolean {
  return context.repairsBleed === true && mm <= TOLERANCE_MM;
}

/**
 * Whether the leaf ends at the edge and does not only change its colour there, is at least as deep as a frame's distance,
 * and stands out from what is beyond the edge, along enough of the side.
 */
function isSeen({ from, to, side }: NearEdge, index: number, probe: ColorProbe, face: PreflightFace): boolean {
  const at = (share: number, mm: number): Point => ({
    x: from.x + (to.x - from.x) * share + (INWARDS[side].x * mm) / face.mmPerUnit,
    y: from.y + (to.y - from.y) * share + (INWARDS[side].y * mm) / face.mmPerUnit,
  });
  const whole = partsOf(index, face);
  const seen = PLACES.filter((share) => {
    const [inside, outside] = [at(share, TOLERANCE_MM), at(share, -TOLERANCE_MM)];
    if (!probe.paints(index, inside) || whole.some((each) => probe.paints(each, outside))) return false;
    if (!probe.paints(index, at(share, FRAME_MM))) return false;
    if (probe.isHidden(index, inside) || probe.isHidden(index, outside)) return false;
    return differ(probe.below(index + 1, inside), probe.below(index + 1, outside));
  });
  const { width, height } = face.scene;
  const length = Math.hypot(to.x - from.x, to.y - from.y) * (seen.length / PLACES.length);
  return length > (INWARDS[side].x === 0 ? width : height) * LONG;
}

/** A photograph alone, or all the shapes of a drawing. */
function partsOf(index: number, { leaves }: PreflightFace): readonly number[] {
  const leaf = leaves[index];
  if (leaf?.node.type !== 'path') return [index];
  return leaves.flatMap(({ itemId }, each) => (itemId === leaf.itemId ? [each] : []));
}

/** A picture may have any colour, so that it differs from everything. */
function differ([one, ...more]: readonly Rgb[], [other, ...others]: readonly Rgb[]): boolean {
  if (one === undefined || other === undefined || more.length > 0 || others.length > 0) return true;
  return seenDifference(toHex({ ...one, alpha: 1 }), toHex({ ...other, alpha: 1 }), 'normal') >= DISTINCT_COLORS;
}

function isFrameLine({ side, mm }: TrimEdge, face: PreflightFace): boolean {
  return face.leaves.some((leaf) => {
    const line = frameLines(leaf, face)?.get(side);
    return line !== undefined && Math.abs(line - mm) < TOLERANCE_MM;
  });
}
