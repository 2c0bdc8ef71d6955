import type { GroupNode, SceneNode } from '../../../../displayList.js';
import { Bounds } from '../../../../painters/bounds/Bounds.js';
import { nodeBounds } from '../../../../painters/bounds/nodeBounds.js';
import { pathBounds } from '../../../../painters/bounds/pathBounds.js';

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

/** A leaf that is not lifted. */
interface Lower {
  readonly index: number;
  readonly leaf: Leaf;
  readonly bounds: Bounds;
}

/**
 * Separates the texts that are opaque, and that nothing see-through is painted over, from the rest, and with them the
 * lines, areas and icons of their items, and the shapes above them. A text that cannot be lifted stays below as a whole, so
 * that its lines are equally black. The texts of emoji are not painted, so all of them are lifted.
 */
export function liftTexts(nodes: readonly SceneNode[]): LiftedTexts {
  const leaves = leavesOf(nodes, []);
  const kept = new Set<string | SceneNode>();
  for (;;) {
    const lifted = chooseLifted(leaves, kept);
    const torn = leaves.filter((leaf, index) => isPlainText(leaf) && !lifted.has(index) && !kept.has(itemOf(leaf)));
    if (torn.length > 0) {
      for (const leaf of torn) kept.add(itemOf(leaf));
      continue;
    }
    const texts = leaves.filter((_, index) => lifted.has(index)).map(inGroups);
    const isLifted = leaves.map((_, index) => lifted.has(index));
    return { below: withoutLifted(nodes, isLifted.values()), texts };
  }
}

/** @param kept items whose texts stay below @returns the indices of the leaves to lift */
function chooseLifted(leaves: readonly Leaf[], kept: ReadonlySet<string | SceneNode>): ReadonlySet<number> {
  const items = new Set(leaves.filter(({ node }) => node.type === 'text').map(itemOf));
  const lifted = new Set<number>();
  const above: Lower[] = [];
  const known = new Map<number, boolean>();
  const isFree = (each: Lower): boolean => {
    if (lifted.has(each.index)) return true;
    const free =
      known.get(each.index) ??
      (isPlain(each.leaf) && !kept.has(itemOf(each.leaf)) && coversOf(each, above).every(isFree));
    known.set(each.index, free);
    return free;
  };
  const lift = (each: Lower): void => {
    if (lifted.has(each.index)) return;
    lifted.add(each.index);
    coversOf(each, above).forEach(lift);
  };
  for (const [index, leaf] of [...leaves.entries()].reverse()) {
    const each = { index, leaf, bounds: inkOf(leaf) };
    if (isPictured(leaf.node)) lifted.add(index);
    else if (items.has(itemOf(leaf)) && isFree(each)) lift(each);
    else above.push(each);
  }
  return lifted;
}

/** What is painted over a leaf, the topmost first. The lines of a text only touch with the room around their letters. */
function coversOf({ index, leaf, bounds }: Lower, above: readonly Lower[]): readonly Lower[] {
  const isOfSameText = (other: Leaf): boolean =>
    isLetters(leaf.node) && isLetters(other.node) && itemOf(other) === itemOf(leaf);
  return above.filter((each) => each.index > index && !isOfSameText(each.leaf) && overlap(each.bounds, bounds));
}

function leavesOf(nodes: readonly SceneNode[], groups: readonly GroupNode[]): Leaf[] {
  return nodes.flatMap((node) =>
    node.type === 'group' && !isPictured(node) ? leavesOf(node.children, [...groups, node]) : [{ node, groups }],
  );
}

const isPictured = (node: SceneNode): boolean => node.type === 'group' && node.pictured !== undefined;

/** The template item that paints a leaf; a leaf without one is its own. */
const itemOf = ({ node, groups }: Leaf): string | SceneNode => groups.findLast(({ id }) => id)?.id ?? node;

/** Letters themselves: their outline and shadow are copies, which lie below them. */
const isLetters = (node: SceneNode): boolean => node.type === 'text' && node.pen === undefined;

const isPlainText = (leaf: Leaf): boolean => leaf.node.type === 'text' && isPlain(leaf);

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
  if (leaf.node.type !== 'text') return nodeBounds(inGroups(leaf), pathBounds);
  const { x, y, width, size, pen = 0 } = leaf.node;
  const line = Bounds.of({ x, y: y - size, width, height: 1.35 * size }).grow(pen / 2);
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
