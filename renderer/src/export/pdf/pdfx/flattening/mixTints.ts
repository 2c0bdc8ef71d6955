import { paintOver, WHITE } from '../../../../color/composite.js';
import { readHex, type Rgb, type Rgba, toHex } from '../../../../color/hex.js';
import type { HexColor, Scene, SceneNode } from '../../../../displayList.js';
import { intersection, overlap, type Rect } from '../../../../geometry.js';
import { transformRect } from '../../../../matrix.js';
import { type PaintedLeaf, paintedLeaves } from '../../../../preflight/paintedLeaves.js';
import type { PathCache } from '../../../../preflight/PathCache.js';
import { inkArea } from '../overprinting/inkAreas.js';
import { liesOn } from './liesOn.js';

/** Units of a face. Thinner shapes are lines, which print in black alone if they are neutral. */
const THINNEST = 2;
/** em: the part of a line that letters fill, without descenders and the space beside a word. */
const CORE = { above: 0.75, side: 0.15 } as const;

/**
 * Mixes see-through areas with the flat colour below them, as a screen does, so that they need no transparency: a press
 * would mix their inks, which gives another colour, and another one than beside a layer that blends. What lies over
 * pictures, gradients or several colours stays as it is.
 * @param paths one for all faces: designs draw the same shapes on each
 * @param withLines whether letters and lines are mixed as well. Where transparency is allowed, they are sharper in their own ink.
 */
export function mixTints(scene: Scene, paths: PathCache, withLines = false): Scene {
  const leaves = paintedLeaves(scene);
  const free = isFreeOf(scene.nodes, true, withLines);
  const colors = leaves.map((leaf, index) => (free[index] === true ? colorOf(leaf, withLines) : undefined));
  if (!colors.some(isTint)) return scene;
  const areas = leaves.map((leaf) => visibleArea(leaf, paths));
  const layers = layersOf(scene.nodes);
  /** The colours of opaque areas, and of tints once they are mixed. */
  const flat: (Rgb | undefined)[] = colors.map((color, index) =>
    color === undefined || isTint(color) || !isArea(leaves[index]) ? undefined : color,
  );
  const mixed = new Map<number, Rgb>();
  for (const [index, tint] of colors.entries()) {
    const [leaf, area] = [leaves[index], areas[index]];
    if (leaf === undefined || area === undefined || !isTint(tint)) continue;
    if (!withLines && Math.min(area.width, area.height) < THINNEST) continue;
    const ground = groundOf(leaf, index);
    if (ground === undefined) continue;
    const color = paintOver(ground, tint, 'normal');
    if (isArea(leaf)) flat[index] = color;
    mixed.set(index, color);
  }
  keepParts(scene.nodes, mixed, { at: 0 });
  return mixed.size === 0 ? scene : { ...scene, nodes: withColors(scene.nodes, mixed, { at: 0 }) };

  /** The only colour below a leaf; undefined if there are several. */
  function groundOf(upper: PaintedLeaf, index: number): Rgb | undefined {
    // An opaque part of a see-through layer hides what lies below it in that layer.
    const top = isOpaque(upper) ? (layers[index] ?? index) : index;
    for (let below = top - 1; below >= 0; below--) {
      const leaf = leaves[below];
      if (leaf === undefined) continue;
      const isOwn = leaf.itemId !== '' && leaf.itemId === upper.itemId;
      const [area, other] = [index, below].map((at) => (isOwn ? coreAt(at) : areas[at]));
      if (area === undefined || other === undefined || !overlap(area, other)) continue;
      const color = flat[below];
      return color !== undefined && liesOn(area, leaf, paths) ? color : undefined;
    }
    return WHITE;
  }

  /** The parts of a text touch only with the room around their letters: other lines, and rules and boxes of words. */
  function coreAt(index: number): Rect | undefined {
    const { node, matrix } = leaves[index] ?? {};
    if (node?.type !== 'text' || matrix === undefined) return areas[index];
    const { x, y, width, size } = node;
    const side = Math.min(CORE.side * size, width / 2);
    return transformRect(matrix, {
      x: x + side,
      y: y - CORE.above * size,
      width: width - 2 * side,
      height: CORE.above * size,
    });
  }
}

/** Whether a leaf hides what lies below it in its own layer. */
function isOpaque({ node }: PaintedLeaf): boolean {
  const paint = paintOf(node, true);
  return typeof paint === 'string' && readHex(paint).alpha === 1;
}

/** Of each leaf: the first one in the innermost see-through group around it, else the leaf itself. */
function layersOf(nodes: readonly SceneNode[], leaf = { at: 0 }, first?: number): number[] {
  return nodes.flatMap((node) => {
    if (node.type === 'group') return layersOf(node.children, leaf, (node.opacity ?? 1) < 1 ? leaf.at : first);
    const own = leaf.at++;
    return first ?? own;
  });
}

/** The only colour that a leaf is painted in, with all opacities. */
function colorOf({ node, opacity }: PaintedLeaf, withLines: boolean): Rgba | undefined {
  const paint = paintOf(node, withLines);
  if (typeof paint !== 'string') return undefined;
  const color = readHex(paint);
  return { ...color, alpha: color.alpha * opacity };
}

function paintOf(node: PaintedLeaf['node'], withLines: boolean): unknown {
  if (node.type === 'text') return withLines ? node.fill : undefined;
  if (node.type !== 'path') return undefined;
  if (node.stroke === undefined) return node.fill;
  return withLines && node.fill === undefined ? node.stroke.paint : undefined;
}

/** Whether a leaf can be the ground of others. */
function isArea(leaf: PaintedLeaf | undefined): boolean {
  return leaf?.node.type === 'path' && leaf.node.stroke === undefined;
}

function isTint(color: Rgba | undefined): color is Rgba {
  return color !== undefined && color.alpha < 1;
}

/** Of each leaf: whether no group around it blends, or is see-through as a whole with others in it that may overlap it. */
function isFreeOf(nodes: readonly SceneNode[], isFree: boolean, withLines: boolean): boolean[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'group') return [isFree];
    const { opacity = 1, blend = 'normal', isolated = false, children } = node;
    const isApart = opacity === 1 || countOf(children) === 1 || (withLines && children.every(isText));
    return isFreeOf(children, isFree && blend === 'normal' && !isolated && isApart, withLines);
  });
}

/** Whether a node holds nothing but texts: their lines do not cover each other, and in one colour it would not show. */
function isText(node: SceneNode): boolean {
  return node.type === 'text' || (node.type === 'group' && node.children.every(isText));
}

function countOf(nodes: readonly SceneNode[]): number {
  return nodes.reduce((sum, node) => sum + (node.type === 'group' ? countOf(node.children) : 1), 0);
}

/** The rectangle around what is seen of a leaf, in face coordinates. */
function visibleArea(leaf: PaintedLeaf, paths: PathCache): Rect {
  const clips = leaf.clips.map(({ d, matrix }) => transformRect(matrix, paths.get(d).bounds));
  return clips.reduce(intersection, inkArea(leaf, paths));
}

/** Takes out the leaves of groups that are see-through and cannot be mixed as a whole. @param leaf counts the leaves, in painting order */
function keepParts(nodes: readonly SceneNode[], mixed: Map<number, Rgb>, leaf: { at: number }): void {
  for (const node of nodes) {
    const first = leaf.at;
    if (node.type !== 'group') leaf.at += 1;
    else {
      keepParts(node.children, mixed, leaf);
      if ((node.opacity ?? 1) === 1 || isWhole(mixed, first, leaf.at)) continue;
      for (let at = first; at < leaf.at; at++) mixed.delete(at);
    }
  }
}

function isWhole(mixed: ReadonlyMap<number, Rgb>, first: number, end: number): boolean {
  for (let at = first; at < end; at++) if (!mixed.has(at)) return false;
  return true;
}

/** @param leaf counts the leaves, in painting order */
function withColors(nodes: readonly SceneNode[], mixed: ReadonlyMap<number, Rgb>, leaf: { at: number }): SceneNode[] {
  return nodes.map((node) => {
    if (node.type !== 'group') {
      const color = mixed.get(leaf.at++);
      return color === undefined || node.type === 'image' ? node : inColor(node, toHex({ ...color, alpha: 1 }));
    }
    const first = leaf.at;
    const children = withColors(node.children, mixed, leaf);
    const { opacity = 1, ...whole } = node;
    return opacity < 1 && isWhole(mixed, first, leaf.at) ? { ...whole, children } : { ...node, children };
  });
}

function inColor(node: Exclude<PaintedLeaf['node'], { type: 'image' }>, color: HexColor): SceneNode {
  if (node.type === 'text' || node.stroke === undefined) return { ...node, fill: color };
  return { ...node, stroke: { ...node.stroke, paint: color } };
}
