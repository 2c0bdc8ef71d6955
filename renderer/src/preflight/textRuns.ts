import type { Point, Rect } from '../geometry.js';
import type { TextNode } from '../displayList.js';
import { apply, scaleOf, transformRect } from '../matrix.js';
import type { PaintedLeaf } from './paintedLeaves.js';
import type { PreflightFace } from './types.js';

/** How far the letters of most fonts reach above and below the baseline, as a share of the font size. */
const ASCENT = 0.74;
const DESCENT = 0.2;

/** One run of text with its place on the face. */
export interface PlacedRun {
  readonly node: TextNode;
  readonly leaf: PaintedLeaf;
  /** Index in painting order. */
  readonly index: number;
  /** Printed size of the font in design units. */
  readonly size: number;
  /** The upright rectangle around the run's ink, after rotation, in face coordinates. */
  readonly bounds: Rect;
}

/** All runs that are painted and have visible characters. */
export function placedRuns({ leaves }: Pick<PreflightFace, 'leaves'>): readonly PlacedRun[] {
  return leaves.flatMap((leaf, index) => {
    const { node } = leaf;
    if (node.type !== 'text' || node.pen !== undefined || leaf.opacity === 0 || node.text.trim() === '') return [];
    const { x, y, width, size } = node;
    const ink = { x, y: y - size * ASCENT, width, height: size * (ASCENT + DESCENT) };
    return [{ node, leaf, index, size: size * scaleOf(leaf.matrix), bounds: transformRect(leaf.matrix, ink) }];
  });
}

/** Points along a run, at half the x-height, in face coordinates. */
export function pointsAlong({ node, leaf }: PlacedRun): readonly Point[] {
  return [0.1, 0.5, 0.9].map((share) =>
    apply(leaf.matrix, { x: node.x + node.width * share, y: node.y - node.size * 0.25 }),
  );
}

/** Runs by their part of the template. */
export function runsByItem(face: PreflightFace): ReadonlyMap<string, readonly PlacedRun[]> {
  const byItem = new Map<string, PlacedRun[]>();
  for (const run of placedRuns(face)) {
    const runs = byItem.get(run.leaf.itemId);
    if (runs === undefined) byItem.set(run.leaf.itemId, [run]);
    else runs.push(run);
  }
  return byItem;
}
