import type { GroupNode, SceneNode, TextNode } from '../../../../displayList.js';
import { Bounds } from '../../../../painters/bounds/Bounds.js';
import { nodeBounds } from '../../../../painters/bounds/nodeBounds.js';
import { flattenPath } from '../../../../paths/flattenPath.js';

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
 * Separates the texts that are opaque, and that nothing else is painted over, from the rest. The texts of emoji are not
 * painted, so all of them stay.
 */
export function liftTexts(nodes: readonly SceneNode[]): LiftedTexts {
  const lifted = new Set<TextNode>();
  const texts: SceneNode[] = [];
  const above: Bounds[] = [];
  for (const leaf of leavesOf(nodes, []).reverse()) {
    const { node } = leaf;
    if (isPictured(node)) {
      texts.unshift(inGroups(leaf));
      continue;
    }
    const isFree = node.type === 'text' && isPlain(leaf) && !above.some((each) => overlap(each, inkOf(leaf, node)));
    if (isFree && !lifted.has(node)) {
      lifted.add(node);
      texts.unshift(inGroups(leaf));
    } else above.push(nodeBounds(inGroups(leaf), boundsOfPath));
  }
  return { below: withoutTexts(nodes, lifted), texts };
}

function leavesOf(nodes: readonly SceneNode[], groups: readonly GroupNode[]): Leaf[] {
  return nodes.flatMap((node) =>
    node.type === 'group' && !isPictured(node) ? leavesOf(node.children, [...groups, node]) : [{ node, groups }],
  );
}

const isPictured = (node: SceneNode): boolean => node.type === 'group' && node.pictured !== undefined;

/** Close to the path, unlike the bounds for layers: those of round corners would reach the texts around them. */
const boundsOfPath = (d: string): Bounds => Bounds.of(flattenPath(d).bounds);

/** Outlines and shadows of letters stay below. */
function isPlain({ node, groups }: Leaf): boolean {
  const isOpaque = node.type === 'text' && node.fill.length === 7 && node.pen === undefined;
  return isOpaque && groups.every(({ opacity = 1, blend = 'normal' }) => opacity === 1 && blend === 'normal');
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

/** The line of the letters, without the room that rare letters need. */
function inkOf({ groups }: Leaf, { x, y, width, size }: TextNode): Bounds {
  const line = Bounds.of({ x, y: y - size, width, height: 1.35 * size });
  return groups.reduceRight((bounds, { transform }) => (transform ? bounds.transformed(transform) : bounds), line);
}

function overlap(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function withoutTexts(nodes: readonly SceneNode[], lifted: ReadonlySet<SceneNode>): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (isPictured(node)) return [];
    if (node.type === 'group') return [{ ...node, children: withoutTexts(node.children, lifted) }];
    return lifted.has(node) ? [] : [node];
  });
}
