import type { GroupNode, Scene, SceneNode } from '../displayList.js';
import type { Matrix } from '../geometry.js';
import type { BleedRepair } from '../imposition/types.js';

type Side = -1 | 0 | 1;

/** The eight fields of the bleed around the trim, by their direction: first the corners, which lie below the others. */
const FIELDS: readonly (readonly [across: Side, down: Side])[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

/**
 * How many times `extend` stretches the edge. Corners are stretched both ways, by its root each: Poppler scales a picture
 * as a whole, also where little of it is seen, and leaves out those that become too large.
 */
const STRETCH = 64;

/**
 * How far inside the trim the edges are that are reflected or stretched, in design units. So each field reaches that far
 * below the face, and a corner below the fields beside it: where two edges only meet, Poppler leaves a white hairline.
 */
const OVERLAP = 0.5;

const REPAIRED = { mirror: new WeakMap<Scene, Scene>(), extend: new WeakMap<Scene, Scene>() };

/**
 * Fills what a face leaves empty in its bleed: with the mirrored card, or with its stretched edge. What the face paints
 * there itself stays, because the repair lies below it. Texts are left out. The same scene gives the same object, so
 * that a shared back is still painted once.
 */
export function repairBleed(scene: Scene, repair: BleedRepair): Scene {
  if (repair === 'none' || scene.bleed === 0) return scene;
  const known = REPAIRED[repair].get(scene);
  if (known !== undefined) return known;
  const shapes = withoutTexts(scene.nodes);
  const fields = FIELDS.map((field) => fieldOf(scene, shapes, field, repair));
  const repaired = { ...scene, nodes: [...fields, ...scene.nodes] };
  REPAIRED[repair].set(scene, repaired);
  return repaired;
}

/** One field of the bleed with the reflected or stretched trim in it. */
function fieldOf(
  { width, height, bleed }: Scene,
  children: readonly SceneNode[],
  [across, down]: readonly [Side, Side],
  repair: Exclude<BleedRepair, 'none'>,
): GroupNode {
  const stretch = across === 0 || down === 0 ? STRETCH : Math.sqrt(STRETCH);
  const factor = repair === 'mirror' ? 1 : stretch;
  const [a, e] = reflect(across, width, factor);
  const [d, f] = reflect(down, height, factor);
  const transform: Matrix = [a, 0, 0, d, e, f];
  const [x, w] = span(across, width, bleed);
  const [y, h] = span(down, height, bleed);
  const trim: GroupNode = { type: 'group', transform, clip: { d: rectangle(0, 0, width, height) }, children };
  return { type: 'group', clip: { d: rectangle(x, y, w, h) }, children: [trim] };
}

/** Reflects an axis at the edge that it passes, and stretches it there. */
function reflect(side: Side, length: number, factor: number): readonly [scale: number, offset: number] {
  if (side === 0) return [1, 0];
  const edge = side === -1 ? OVERLAP : length - OVERLAP;
  return [-factor, edge * (1 + factor)];
}

function span(side: Side, length: number, bleed: number): readonly [start: number, length: number] {
  if (side === 0) return [0, length];
  return [side === -1 ? -bleed : length - OVERLAP, bleed + OVERLAP];
}

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}H${x + width}V${y + height}H${x}Z`;

function withoutTexts(nodes: readonly SceneNode[]): readonly SceneNode[] {
  return nodes.flatMap((node): readonly SceneNode[] => {
    if (node.type === 'text' || (node.type === 'group' && node.pictured)) return [];
    return node.type === 'group' ? [{ ...node, children: withoutTexts(node.children) }] : [node];
  });
}
