import type { Point, Rect } from '../../geometry.js';
import { apply, transformRect } from '../../matrix.js';
import { createFinding } from '../createFinding.js';
import type { PaintedLeaf } from '../paintedLeaves.js';
import { FRAME_MM } from '../reference.js';
import { short } from '../short.js';
import type { Check, PreflightFace } from '../types.js';

/** No cut is more precise than this. */
const TOLERANCE_MM = 0.1;
/** Anything fainter is a pattern. */
const FAINT = 0.3;
/** A straight line over this share of a side runs along it. */
const LONG = 0.5;
/** Units that a straight line may be off. */
const STRAIGHT = 0.01;
/** More parallel lines than this are a pattern, not a frame. */
const MOST_LINES = 12;

type Side = 'left' | 'right' | 'top' | 'bottom';

/**
 * Frames and borders so close to the trim that a cut which is off by half a millimetre shows: straight edges along
 * opposite sides of the card.
 */
export const checkFrames: Check = (face) => {
  const nearest = new Map<string, number>();
  for (const leaf of face.leaves) {
    const mm = frameDistance(leaf, face);
    if (mm !== undefined) nearest.set(leaf.itemId, Math.min(mm, nearest.get(leaf.itemId) ?? mm));
  }
  return [...nearest].map(([itemId, mm]) => {
    const message = `A frame runs ${short(mm)} mm from the edge of the card; cuts vary, so its margin may look uneven. It should keep a distance of ${FRAME_MM} mm.`;
    return createFinding('safe_area.frame', face.context, message, itemId);
  });
};

/** The distance from the trim, in millimetres, of a leaf that frames the face too closely. */
function frameDistance({ node, matrix, opacity, clips }: PaintedLeaf, face: PreflightFace): number | undefined {
  if (node.type !== 'path' || opacity < FAINT) return undefined;
  const near = new Map<Side, number>();
  const shown = clips.map((clip) => transformRect(clip.matrix, face.paths.get(clip.d).bounds));
  let lines = 0;
  for (const outline of face.paths.get(node.d).outlines) {
    const points = outline.map((point) => apply(matrix, point));
    for (const [index, to] of points.entries()) {
      const from = points.at(index - 1) ?? to;
      if (isLong(from, to, face)) lines += 1;
      const found = alongSide(from, to, face);
      if (found !== undefined && shown.every((clip) => isWithin(to, clip)))
        near.set(found.side, Math.min(found.mm, near.get(found.side) ?? found.mm));
    }
  }
  if (lines > MOST_LINES) return undefined;
  const isFrame = (near.has('left') && near.has('right')) || (near.has('top') && near.has('bottom'));
  return isFrame ? Math.min(...near.values()) : undefined;
}

/** Whether a clip lets a point show. */
function isWithin({ x, y }: Point, clip: Rect): boolean {
  const [right, bottom] = [clip.x + clip.width, clip.y + clip.height];
  return x > clip.x - STRAIGHT && x < right + STRAIGHT && y > clip.y - STRAIGHT && y < bottom + STRAIGHT;
}

/** Whether a line is upright or level, and long. */
function isLong(from: Point, to: Point, { scene }: PreflightFace): boolean {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return (dx < STRAIGHT && dy > scene.height * LONG) || (dy < STRAIGHT && dx > scene.width * LONG);
}

/** The side that a straight line runs along, if it does so too closely. */
function alongSide(from: Point, to: Point, face: PreflightFace): { side: Side; mm: number } | undefined {
  const { width, height } = face.scene;
  if (!isLong(from, to, face)) return undefined;
  const isUpright = Math.abs(to.x - from.x) < STRAIGHT;
  const [place, length] = isUpright ? [to.x, width] : [to.y, height];
  const isFirst = place < length / 2;
  const mm = (isFirst ? place : length - place) * face.mmPerUnit;
  if (mm <= TOLERANCE_MM || mm >= FRAME_MM - TOLERANCE_MM) return undefined;
  const side = isUpright ? (isFirst ? 'left' : 'right') : isFirst ? 'top' : 'bottom';
  return { side, mm };
}
