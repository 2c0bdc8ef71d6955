import { type Matrix, roundTo } from '../../geometry.js';
import type { BlendMode, GroupNode, SceneNode } from '../../displayList.js';
import type { SvgBudget } from '../reading/budget.js';
import type { Clip } from '../clipping/clip.js';
import { isIdentity, roundMatrix } from '../../matrix.js';

export interface GroupEffects {
  readonly transform?: Matrix;
  readonly opacity?: number;
  readonly blend?: BlendMode;
  /** All of them apply, in the group's own space, after the transform. */
  readonly clips?: readonly Clip[];
}

/**
 * Wraps nodes in as few groups as possible: none without effects, else one plus one for each further clip.
 * @param decimals of the transform's offset
 */
export function groupNodes(
  nodes: readonly SceneNode[],
  { transform, opacity = 1, blend = 'normal', clips = [] }: GroupEffects,
  budget: SvgBudget,
  decimals = 4,
): readonly SceneNode[] {
  if (nodes.length === 0 || opacity <= 0 || clips.some(({ d }) => d === '')) return [];
  const matrix = transform === undefined ? undefined : roundMatrix(transform, decimals);
  const [clip, ...innerClips] = clips;
  const effects = {
    ...(matrix === undefined || isIdentity(matrix) ? {} : { transform: matrix }),
    ...(opacity >= 1 ? {} : { opacity: roundTo(opacity, 4) }),
    ...(blend === 'normal' ? {} : { blend }),
    ...(clip === undefined ? {} : { clip }),
  };
  if (Object.keys(effects).length === 0) return nodes;
  budget.node();
  const group: GroupNode = { type: 'group', children: innerClips.reduceRight(clipNodes(budget), nodes), ...effects };
  return [group];
}

function clipNodes(budget: SvgBudget): (children: readonly SceneNode[], clip: Clip) => readonly SceneNode[] {
  return (children, clip) => {
    budget.node();
    return [{ type: 'group', children, clip }];
  };
}
