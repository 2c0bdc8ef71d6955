import type { Point, Rect } from '../../geometry.js';
import { transformRect } from '../../matrix.js';
import { createFinding } from '../createFinding.js';
import type { PaintedLeaf } from '../paintedLeaves.js';
import { FAINT, FRAME_MM, SHORT_BLEED_MM, TOLERANCE_MM } from '../reference.js';
import { short } from '../short.js';
import type { Check, PreflightFace } from '../types.js';
import { outlinesOf, type Side, trimEdges } from './trimEdge.js';

/** A straight line along more than this share of a side belongs to that side. */
const LONG = 0.5;
/** Units that a point may lie outside a clip. */
const SLACK = 0.01;
/** More parallel lines than this are a pattern, not a frame. */
const MOST_LINES = 12;

/** The lines of a frame that are too close to the trim, by their side, with their distance in millimetres. */
export type FrameLines = ReadonlyMap<Side, number>;

/**
 * Frames and borders so close to the trim that a cut which is off by half a millimetre shows: straight edges along
 * opposite sides of the card.
 */
export const checkFrames: Check = (face) => {
  const nearest = new Map<string, number>();
  for (const leaf of face.leaves) {
    const lines = frameLines(leaf, face);
    if (lines === undefined) continue;
    const mm = Math.min(...lines.values());
    nearest.set(leaf.itemId, Math.min(mm, nearest.get(leaf.itemId) ?? mm));
  }
  return [...nearest].map(([itemId, mm]) => {
    const message = `A frame runs ${short(mm)} mm from the edge of the card; cuts vary, so its margin may look uneven. It should keep a distance of ${FRAME_MM} mm.`;
    return createFinding('safe_area.frame', face.context, message, itemId);
  });
};

/** The lines of a leaf that frames the face too closely. */
export function frameLines({ node, matrix, opacity, clips }: PaintedLeaf, face: PreflightFace): FrameLines | undefined {
  if (node.type === 'text' || opacity < FAINT) return undefined;
  const isPicture = node.type === 'image';
  // A picture that ends closer to the trim looks as if it should bleed.
  const nearest = isPicture ? SHORT_BLEED_MM : TOLERANCE_MM;
  const lines = trimEdges(isPicture ? outlinesOf(node) : face.paths.get(node.d), matrix, LONG, face);
  if (lines.length === 0 || lines.length > MOST_LINES) return undefined;
  const near = new Map<Side, number>();
  const shown = clips.map((clip) => transformRect(clip.matrix, face.paths.get(clip.d).bounds));
  for (const { side, mm, to } of lines) {
    if (mm <= nearest || mm >= FRAME_MM - TOLERANCE_MM) continue;
    if (shown.every((clip) => isWithin(to, clip))) near.set(side, Math.min(mm, near.get(side) ?? mm));
  }
  const isFrame = (near.has('left') && near.has('right')) || (near.has('top') && near.has('bottom'));
  return isFrame ? near : undefined;
}

/** Whether a clip lets a point show. */
function isWithin({ x, y }: Point, clip: Rect): boolean {
  const [right, bottom] = [clip.x + clip.width, clip.y + clip.height];
  return x > clip.x - SLACK && x < right + SLACK && y > clip.y - SLACK && y < bottom + SLACK;
}
