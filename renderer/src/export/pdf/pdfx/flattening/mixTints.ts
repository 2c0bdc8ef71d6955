import { paintOver, WHITE } from '../../../../color/composite.js';
import { readHex, type Rgb, type Rgba, toHex } from '../../../../color/hex.js';
import type { Scene, SceneNode } from '../../../../displayList.js';
import { grown, intersection, overlap, type Point, type Rect } from '../../../../geometry.js';
import { apply, cornersOf, invert, transformRect } from '../../../../matrix.js';
import { covers, type FlatPath } from '../../../../paths/flattenPath.js';
import { type ActiveClip, type PaintedLeaf, paintedLeaves } from '../../../../preflight/paintedLeaves.js';
import type { PathCache } from '../../../../preflight/PathCache.js';
import { inkArea } from '../overprinting/inkAreas.js';

/** Units of a face. Thinner shapes are lines, which print in black alone if they are neutral. */
const THINNEST = 2;
/** Units by which edges that lie on each other may differ. */
const SLACK = 0.01;

/**
 * Mixes see-through areas with the flat colour below them, as a screen does, so that they need no transparency: a press
 * would mix their inks, which gives another colour, and another one than beside a layer that blends. Areas over pictures,
 * gradients or several colours stay as they are, and so do letters and lines.
 * @param paths one for all faces: designs draw the same shapes on each
 */
export function mixTints(scene: Scene, paths: PathCache): Scene {
  const leaves = paintedLeaves(scene);
  const free = isFreeOf(scene.nodes, true);
  const fills = leaves.map((leaf, index) => (free[index] === true ? fillOf(leaf) : undefined));
  if (!fills.some(isTint)) return scene;
  const areas = leaves.map((leaf) => visibleArea(leaf, paths));
  /** The colours of opaque areas, and of tints once they are mixed. */
  const flat: (Rgb | undefined)[] = fills.map((fill) => (isTint(fill) ? undefined : fill));
  const mixed = new Map<number, Rgb>();
  for (const [index, fill] of fills.entries()) {
    const area = areas[index];
    if (area === undefined || !isTint(fill) || Math.min(area.width, area.height) < THINNEST) continue;
    const ground = groundOf(area, index);
    if (ground === undefined) continue;
    const color = paintOver(ground, fill, 'normal');
    flat[index] = color;
    mixed.set(index, color);
  }
  return mixed.size === 0 ? scene : { ...scene, nodes: withColors(scene.nodes, mixed, { at: 0 }) };

  /** The only colour below an area; undefined if there are several. */
  function groundOf(area: Rect, index: number): Rgb | undefined {
    for (let below = index - 1; below >= 0; below--) {
      const [leaf, other] = [leaves[below], areas[below]];
      if (leaf === undefined || other === undefined || !overlap(area, other)) continue;
      const color = flat[below];
      return color !== undefined && liesOn(area, leaf, paths) ? color : undefined;
    }
    return WHITE;
  }
}

/** The colour of an area without a stroke, with all opacities. */
function fillOf({ node, opacity }: PaintedLeaf): Rgba | undefined {
  if (node.type !== 'path' || node.stroke !== undefined || typeof node.fill !== 'string') return undefined;
  const color = readHex(node.fill);
  return { ...color, alpha: color.alpha * opacity };
}

function isTint(fill: Rgba | undefined): fill is Rgba {
  return fill !== undefined && fill.alpha < 1;
}

/** Of each leaf: whether no group around it blends, or is see-through as a whole with others in it. */
function isFreeOf(nodes: readonly SceneNode[], isFree: boolean): boolean[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'group') return [isFree];
    const { opacity = 1, blend = 'normal', isolated = false, children } = node;
    const isPlain = blend === 'normal' && !isolated && (opacity === 1 || countOf(children) === 1);
    return isFreeOf(children, isFree && isPlain);
  });
}

function countOf(nodes: readonly SceneNode[]): number {
  return nodes.reduce((sum, node) => sum + (node.type === 'group' ? countOf(node.children) : 1), 0);
}

/** The rectangle around what is seen of a leaf, in face coordinates. */
function visibleArea(leaf: PaintedLeaf, paths: PathCache): Rect {
  const clips = leaf.clips.map(({ d, matrix }) => transformRect(matrix, paths.get(d).bounds));
  return clips.reduce(intersection, inkArea(leaf, paths));
}

/** Whether an area lies within what a path paints of itself. */
function liesOn(area: Rect, { node, matrix, clips }: PaintedLeaf, paths: PathCache): boolean {
  if (node.type !== 'path') return false;
  const own: ActiveClip = { d: node.d, rule: node.fillRule ?? 'nonzero', matrix };
  const corners = cornersOf(grown(area, -SLACK));
  return [own, ...clips].every(({ d, rule, matrix: to }) => {
    const inverse = invert(to);
    const path = paths.get(d);
    return (
      inverse !== undefined && isConvex(path) && corners.every((corner) => covers(path, apply(inverse, corner), rule))
    );
  });
}

/** Whether a path is one outline without a dent: what has its corners inside lies inside. */
function isConvex({ outlines: [outline, ...others] }: FlatPath): boolean {
  if (outline === undefined || others.length > 0) return false;
  const turns = outline.map((point, index) => turnAt(outline, point, index));
  return turns.every((turn) => turn >= -SLACK) || turns.every((turn) => turn <= SLACK);
}

function turnAt(outline: readonly Point[], point: Point, index: number): number {
  const next = outline[(index + 1) % outline.length] ?? point;
  const last = outline[(index + 2) % outline.length] ?? point;
  return (next.x - point.x) * (last.y - next.y) - (next.y - point.y) * (last.x - next.x);
}

/** @param leaf counts the leaves, in painting order */
function withColors(nodes: readonly SceneNode[], mixed: ReadonlyMap<number, Rgb>, leaf: { at: number }): SceneNode[] {
  return nodes.map((node) => {
    if (node.type !== 'group') {
      const color = mixed.get(leaf.at++);
      return color === undefined || node.type !== 'path' ? node : { ...node, fill: toHex({ ...color, alpha: 1 }) };
    }
    const first = leaf.at;
    const children = withColors(node.children, mixed, leaf);
    const isMixed = (node.opacity ?? 1) < 1 && mixed.has(first) && leaf.at === first + 1;
    const { opacity: _mixed, ...whole } = node;
    return isMixed ? { ...whole, children } : { ...node, children };
  });
}
