import type { GroupNode, Scene, SceneNode } from '../../../../displayList.js';
import { blends } from '../../../../press/blending.js';
import type { FaceParts } from './FlatteningRule.js';

/**
 * Parts a face after the last layer that blends, so that the layers up to it can be mixed in the colours of the screen and
 * before the ink limit. Undefined if there is none. Painted one after the other, the two parts look like the face.
 */
export function partAfterBlends({ nodes }: Pick<Scene, 'nodes'>): FaceParts | undefined {
  const index = nodes.findLastIndex(blends);
  const last = nodes[index];
  if (last === undefined) return undefined;
  const { below, above } = partGroup(last);
  return { below: [...nodes.slice(0, index), ...below], above: [...above, ...nodes.slice(index + 1)] };
}

/** A group that is painted as a whole stays whole. */
function partGroup(node: SceneNode): FaceParts {
  const whole = { below: [node], above: [] };
  if (node.type !== 'group' || !isPlain(node)) return whole;
  const inner = partAfterBlends({ nodes: node.children });
  if (inner === undefined || inner.above.length === 0) return whole;
  return { below: [{ ...node, children: inner.below }], above: [{ ...node, children: inner.above }] };
}

function isPlain({ opacity = 1, blend = 'normal', isolated = false }: GroupNode): boolean {
  return opacity === 1 && blend === 'normal' && !isolated;
}
