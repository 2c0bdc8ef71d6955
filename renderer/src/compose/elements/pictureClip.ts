import { type Corners, encloses, type Point, type Rect } from '../../geometry.js';
import type { VectorArt } from '../../icons/types.js';
import type { SceneNode } from '../../displayList.js';

export interface ClippedArt {
  /** Whether the box must clip the picture. */
  readonly byBox: boolean;
  /** The art, without the clip to its viewBox if the box clips it. */
  readonly nodes: readonly SceneNode[];
}

/** Lengths within a hundredth of a unit (3 µm on a poker card) are equal. */
const TOLERANCE = 0.01;

/**
 * Drops one of two clips along the same line, the box's and the one to the art's viewBox: a canvas applies both to a
 * pixel that they cut, so that more of the background would shine through than in print.
 * @param box the visible area of the picture, with its bleed
 * @param drawn the rectangle of the whole viewBox
 */
export function clipArt(art: VectorArt, box: Rect, radii: Corners<number | Point>, drawn: Rect): ClippedArt {
  const unclipped = withoutViewBoxClip(art);
  // Without its own clip, art may reach beyond its viewBox on purpose (overflow: visible).
  if (unclipped === undefined) return { byBox: true, nodes: art.nodes };
  const corners: readonly (number | Point)[] = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft];
  const isSquare = corners.every((radius) => (typeof radius === 'number' ? radius : radius.x * radius.y) === 0);
  if (isSquare && encloses(box, drawn, TOLERANCE)) return { byBox: false, nodes: art.nodes };
  return { byBox: true, nodes: encloses(drawn, box, TOLERANCE) ? unclipped : art.nodes };
}

/** The content of the clip to the viewBox, if the art has nothing else. */
function withoutViewBoxClip({ viewBox, nodes }: VectorArt): readonly SceneNode[] | undefined {
  const [node, ...others] = nodes;
  if (node?.type !== 'group' || others.length > 0) return undefined;
  const { type: _group, children, clip, ...effects } = node;
  if (clip === undefined || Object.keys(effects).length > 0) return undefined;
  const { x, y, width, height } = viewBox;
  const [right, bottom] = [x + width, y + height];
  const outline = `M${x} ${y}L${right} ${y}L${right} ${bottom}L${x} ${bottom}Z`;
  return clip.d === outline ? children : undefined;
}
