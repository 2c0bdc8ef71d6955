import type { Scene, SceneNode } from '../../../../displayList.js';
import type { Rect } from '../../../../geometry.js';
import { type PaintedLeaf, paintedLeaves } from '../../../../preflight/paintedLeaves.js';
import type { PathCache } from '../../../../preflight/PathCache.js';
import type { PressColors } from '../../../../press/PressColors.js';
import { GroundInk } from './GroundInk.js';
import { inkArea, strokeAreas } from './inkAreas.js';
import type { PictureInks } from './PictureInk.js';

const EDGE = { width: 0 };

/** A tolerance for rounding to the three decimals of a PDF. */
const ROUNDING = 0.002;

/**
 * The texts and lines that must replace what lies below them: if their black overprinted, it would exceed the ink limit
 * together with the colours there. A node that occurs twice knocks out in both places if it must in one, and an item
 * whose text must in a single word does so as a whole, because the two blacks look different.
 * @param pictures by source; one that is not among them may have as much ink as the limit allows
 */
export function findKnockouts(
  scene: Scene,
  press: PressColors,
  pictures: PictureInks,
  paths: PathCache,
): ReadonlySet<SceneNode> {
  const leaves = paintedLeaves(scene);
  const ground = new GroundInk(leaves, press, pictures, paths);
  const tooMuch = leaves.filter((leaf, index) => {
    const areas = overprintingAreas(leaf, press, paths);
    return areas.some((area) => ground.below(index, area) + 1 > press.limit + ROUNDING);
  });
  const texts = new Set(tooMuch.flatMap(({ node, itemId }) => (node.type === 'text' && itemId ? [itemId] : [])));
  return new Set([...tooMuch, ...leaves.filter(({ itemId }) => texts.has(itemId))].map(({ node }) => node));
}

/** Where black of the leaf could overprint, in face coordinates. Whether a line is thin enough is the painter's business. */
function overprintingAreas(leaf: PaintedLeaf, press: PressColors, paths: PathCache): readonly Rect[] {
  const { node } = leaf;
  const isBlack = (paint: unknown): boolean =>
    typeof paint === 'string' && press.overprints(press.inksOf(paint, 'hairline'), 'hairline');
  if (node.type === 'image') return [];
  if (node.type === 'text') return isBlack(node.fill) ? [inkArea(leaf, paths)] : [];
  // Only areas as thin as a line overprint, so their edges cover them.
  const edges = isBlack(node.fill) ? strokeAreas(paths.get(node.d), EDGE, leaf) : [];
  if (node.stroke === undefined || !isBlack(node.stroke.paint)) return edges;
  return [...edges, ...strokeAreas(paths.get(node.d), node.stroke, leaf)];
}
