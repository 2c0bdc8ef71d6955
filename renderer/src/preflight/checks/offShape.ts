import { readHex } from '../../color/hex.js';
import { encloses, type Point } from '../../geometry.js';
import { apply } from '../../matrix.js';
import { colorsDiffer } from '../colorsDiffer.js';
import { createFinding } from '../createFinding.js';
import type { PaintedLeaf } from '../paintedLeaves.js';
import { FAINT } from '../reference.js';
import { type PlacedRun, runsByItem } from '../textRuns.js';
import type { Check, PreflightFace } from '../types.js';

/** What texts stand on, besides the boxes of the template: icons, pictures and generated art only lie behind them. */
const GROUND_KINDS: ReadonlySet<string | undefined> = new Set([undefined, 'shape', 'svg_shape']);
/** Height of small letters over the font size. */
const X_HEIGHT = 0.5;
/** Units that a line may be longer than its shape is wide before anybody sees it. */
const SLACK = 1;

/**
 * Texts that leave a shape with round or slanted sides where it is narrower than its box, such as the last line of a long
 * text in a circle. Only ends count that stand on another colour than the middle of their line.
 */
export const checkOffShape: Check = (face) => {
  const kinds = new Map(face.scene.items.map(({ id, kind }) => [id, kind]));
  return [...runsByItem(face)].flatMap(([itemId, runs]) => {
    const isGround = (id: string): boolean => id === itemId || GROUND_KINDS.has(kinds.get(id));
    const leaves = runs.some((run) => run.leaf.opacity >= FAINT && leavesShape(run, isGround, face));
    if (!leaves) return [];
    return [createFinding('text.off_shape', face.context, 'The text reaches beyond the shape that it is on.', itemId)];
  });
};

function leavesShape(run: PlacedRun, isGround: (itemId: string) => boolean, face: PreflightFace): boolean {
  const { probe } = face;
  const middle = pointOf(run, 0.5, X_HEIGHT / 2);
  const ground = topmostGround(run, middle, face);
  const leaf = ground === undefined ? undefined : face.leaves[ground];
  if (ground === undefined || leaf?.node.type !== 'path' || !isGround(leaf.itemId)) return false;
  const { outlines } = face.paths.get(leaf.node.d);
  // Several outlines are a pattern or a drawing.
  if (outlines.length > 1 || !encloses(probe.boundsOf(leaf), run.bounds, SLACK)) return false;
  const colors = probe.below(run.index, middle);
  const inset = Math.min(0.5, SLACK / run.node.width);
  return [inset, 1 - inset].some((along) =>
    [0, X_HEIGHT].some((above) => {
      const end = pointOf(run, along, above);
      return !probe.paints(ground, end) && colorsDiffer(probe.below(run.index, end), colors);
    }),
  );
}

/** Index of the leaf that a point of a run stands on. */
function topmostGround({ index }: PlacedRun, point: Point, { leaves, probe }: PreflightFace): number | undefined {
  for (let below = index - 1; below >= 0; below -= 1) {
    if (opacityOf(leaves[below]) >= FAINT && probe.paints(below, point)) return below;
  }
  return undefined;
}

function opacityOf(leaf: PaintedLeaf | undefined): number {
  if (leaf === undefined) return 0;
  const fill = leaf.node.type === 'path' ? leaf.node.fill : undefined;
  return leaf.opacity * (typeof fill === 'string' ? readHex(fill).alpha : 1);
}

/**
 * @param along share of the run's width
 * @param above the baseline, in em
 */
function pointOf({ node, leaf }: PlacedRun, along: number, above: number): Point {
  return apply(leaf.matrix, { x: node.x + node.width * along, y: node.y - node.size * above });
}
