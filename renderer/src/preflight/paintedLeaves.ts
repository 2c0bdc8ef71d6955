import type { Matrix } from '../geometry.js';
import type { BlendMode, FillRule, GroupNode, Scene, SceneNode } from '../displayList.js';
import { IDENTITY, multiply } from '../matrix.js';

/** An active clip, with the transform of its path's space. */
export interface ActiveClip {
  readonly d: string;
  readonly rule: FillRule;
  readonly matrix: Matrix;
}

/** One painted node with all the effects of its groups. */
export interface PaintedLeaf {
  readonly node: Exclude<SceneNode, GroupNode>;
  /** From the node's space to the face. */
  readonly matrix: Matrix;
  /** Product of the groups' opacities. */
  readonly opacity: number;
  /** Blend mode of the innermost group that has one. */
  readonly blend: BlendMode;
  readonly clips: readonly ActiveClip[];
  /** The nearest part of the template, or empty. */
  readonly itemId: string;
}

type Surroundings = Omit<PaintedLeaf, 'node'>;

/** Everything that a scene paints as a flat list, in painting order. */
export function paintedLeaves(scene: Scene): readonly PaintedLeaf[] {
  const leaves: PaintedLeaf[] = [];
  const around: Surroundings = { matrix: IDENTITY, opacity: 1, blend: 'normal', clips: [], itemId: '' };
  collect(scene.nodes, around, leaves);
  return leaves;
}

function collect(nodes: readonly SceneNode[], around: Surroundings, leaves: PaintedLeaf[]): void {
  for (const node of nodes) {
    if (node.type === 'group') collect(node.children, inside(node, around), leaves);
    else leaves.push({ node, ...around });
  }
}

function inside({ transform, opacity, blend, clip, id }: GroupNode, around: Surroundings): Surroundings {
  const matrix = transform === undefined ? around.matrix : multiply(around.matrix, transform);
  return {
    matrix,
    opacity: around.opacity * (opacity ?? 1),
    blend: blend ?? around.blend,
    clips: clip === undefined ? around.clips : [...around.clips, { d: clip.d, rule: clip.rule ?? 'nonzero', matrix }],
    itemId: id ?? around.itemId,
  };
}
