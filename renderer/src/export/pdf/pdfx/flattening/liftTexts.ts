import type { GroupNode, SceneNode } from '../../../../displayList.js';
import { Bounds } from '../../../../painters/bounds/Bounds.js';
import { nodeBounds } from '../../../../painters/bounds/nodeBounds.js';
import { flattenPath } from '../../../../paths/flattenPath.js';

/** `#rrggbb`, without an opacity. */
const OPAQUE = 7;

/** A scene in two layers: what becomes a picture, and letters on top of it. */
export interface LiftedTexts {
  readonly below: readonly SceneNode[];
  readonly texts: readonly SceneNode[];
}

/** A leaf, or the text of a picture, with the groups around it. */
interface Leaf {
  readonly node: SceneNode;
  readonly groups: readonly GroupNode[];
}

/**
 * Separates the texts that are opaque, and that nothing else is painted over, from the rest, and with them the lines,
 * areas and icons of their items. The texts of emoji are not painted, so all of them are lifted.
 */
export function liftTexts(nodes: readonly SceneNode[]): LiftedTexts {
  const leaves = leavesOf(nodes, []);
  const items = new Set(leaves.filter(({ node }) => node.type === 'text').map(itemOf));
  const above: { readonly leaf: Leaf; readonly bounds: Bounds }[] = [];
  const lifts = (leaf: Leaf): boolean => {
    if (isPictured(leaf.node)) return true;
    const isText = leaf.node.type === 'text';
    if (isPlain(leaf) && (isText || items.has(itemOf(leaf)))) {
      const ink = inkOf(leaf);
      // The lines of a text only touch with the room around their letters.
      const parts = isText
        ? above.filter((each) => each.leaf.node.type !== 'text' || itemOf(each.leaf) !== itemOf(leaf))
        : above;
      if (!parts.some(({ bounds }) => overlap(bounds, ink))) return true;
    }
    above.push({ leaf, bounds: boundsOf(leaf) });
    return false;
  };
  const isLifted = leaves.toReversed().map(lifts).reverse();
  const texts = leaves.filter((_, index) => isLifted[index]).map(inGroups);
  return { below: withoutLifted(nodes, isLifted.values()), texts };
}

function leavesOf(nodes: readonly SceneNode[], groups: readonly GroupNode[]): Leaf[] {
  return nodes.flatMap((node) =>
    node.type === 'group' && !isPictured(node) ? leavesOf(node.children, [...groups, node]) : [{ node, groups }],
  );
}

const isPictured = (node: SceneNode): boolean => node.type === 'group' && node.pictured !== undefined;

/** The template item that paints a leaf; a leaf without one is its own. */
const itemOf = ({ node, groups }: Leaf): string | SceneNode => groups.findLast(({ id }) => id)?.id ?? node;

/** Close to the path, unlike the bounds for layers: those of round corners would reach the texts around them. */
const boundsOf = (leaf: Leaf): Bounds => nodeBounds(inGroups(leaf), (d) => Bounds.of(flattenPath(d).bounds));

function isPlain({ node, groups }: Leaf): boolean {
  return isOpaque(node) && groups.every(({ opacity = 1, blend = 'normal' }) => opacity === 1 && blend === 'normal');
}

/** Gradients stay below. */
function isOpaque(node: SceneNode): boolean {
  if (node.type === 'text') return node.fill.length === OPAQUE;
  if (node.type !== 'path') return false;
  const paints = [node.fill, node.stroke?.paint].filter((paint) => paint !== undefined);
  return paints.every((paint) => typeof paint === 'string' && paint.length === OPAQUE);
}

function inGroups({ node, groups }: Leaf): SceneNode {
  return groups.reduceRight<SceneNode>(
    (child, { id, transform, clip }) => ({
      type: 'group',
      children: [child],
      ...(id !== undefined && { id }),
      ...(transform && { transform }),
      ...(clip && { clip }),
    }),
    node,
  );
}

/** What a leaf covers; of letters their line, without the room that rare letters need. */
function inkOf(leaf: Leaf): Bounds {
  if (leaf.node.type !== 'text') return boundsOf(leaf);
  const { x, y, width, size } = leaf.node;
  const line = Bounds.of({ x, y: y - size, width, height: 1.35 * size });
  return leaf.groups.reduceRight((bounds, { transform }) => (transform ? bounds.transformed(transform) : bounds), line);
}

function overlap(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** @param isLifted of each leaf, in painting order: the same node may occur twice */
function withoutLifted(nodes: readonly SceneNode[], isLifted: Iterator<boolean>): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.type !== 'group' || isPictured(node)) return isLifted.next().value === true ? [] : [node];
    return [{ ...node, children: withoutLifted(node.children, isLifted) }];
  });
}
