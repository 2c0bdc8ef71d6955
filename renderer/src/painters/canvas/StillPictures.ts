import type { SceneNode } from '../../displayList.js';
import { isBlended } from '../soleLeaf.js';
import type { Brush } from './brush.js';
import { contextOf, type PaintCanvas } from './PaintCache.js';
import { paintNodes } from './paintNode.js';
import { setTextDefaults } from './paintText.js';

interface Still {
  readonly count: number;
  /** Undefined: these nodes are painted each time. */
  readonly picture: PaintCanvas | undefined;
}

const NONE: Still = { count: 0, picture: undefined };

/**
 * Pictures of what lies below and above the nodes that change from scene to scene while a face is edited. Nodes are
 * recognised by identity. What blends with what is below it, and what lacks a picture, is painted anew each time.
 */
export class StillPictures {
  #space = '';
  #nodes: readonly SceneNode[] = [];
  #below = NONE;
  #above = NONE;

  /** Paints nodes on a canvas that shows nothing else. */
  paint(brush: Brush, nodes: readonly SceneNode[]): void {
    const before = this.#follow(brush, nodes);
    const below = sharedAtStart(before, nodes);
    // A scene that is only painted again says nothing about what will change.
    if (below < nodes.length || before.length !== nodes.length) {
      const above = sharedAtEnd(before, nodes, Math.min(before.length, nodes.length) - below);
      if (below !== this.#below.count) this.#below = still(brush, nodes.slice(0, below));
      if (above !== this.#above.count) this.#above = still(brush, nodes.slice(nodes.length - above));
    }
    const top = nodes.length - this.#above.count;
    show(brush, this.#below, nodes.slice(0, this.#below.count));
    paintNodes(brush, nodes.slice(this.#below.count, top));
    show(brush, this.#above, nodes.slice(top));
    if (brush.missing.size > 0) this.#forget();
  }

  /** Remembers the nodes. @returns those that were painted before at the same place and size; empty if there are none */
  #follow({ context }: Brush, nodes: readonly SceneNode[]): readonly SceneNode[] {
    const { a, b, c, d, e, f } = context.getTransform();
    const space = [context.canvas.width, context.canvas.height, a, b, c, d, e, f].join(' ');
    if (space !== this.#space) this.#forget();
    const before = this.#nodes;
    this.#space = space;
    this.#nodes = nodes;
    return before;
  }

  #forget(): void {
    this.#nodes = [];
    this.#below = NONE;
    this.#above = NONE;
  }
}

function still(brush: Brush, nodes: readonly SceneNode[]): Still {
  if (nodes.length === 0) return NONE;
  const { width, height } = brush.context.canvas;
  const picture = nodes.some(blends) ? undefined : brush.assets.createLayer(width, height);
  const context = picture && contextOf(picture);
  if (!context) return { count: nodes.length, picture: undefined };
  const { a, b, c, d, e, f } = brush.context.getTransform();
  context.setTransform(a, b, c, d, e, f);
  setTextDefaults(context);
  paintNodes({ ...brush, context }, nodes);
  return { count: nodes.length, picture };
}

function show(brush: Brush, { picture }: Still, nodes: readonly SceneNode[]): void {
  if (picture === undefined) return paintNodes(brush, nodes);
  const { context } = brush;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(picture, 0, 0);
  context.restore();
}

function blends(node: SceneNode): boolean {
  return node.type === 'group' && (isBlended(node.blend) || node.children.some(blends));
}

function sharedAtStart(one: readonly SceneNode[], other: readonly SceneNode[]): number {
  const index = other.findIndex((node, at) => node !== one[at]);
  return index < 0 ? other.length : index;
}

function sharedAtEnd(one: readonly SceneNode[], other: readonly SceneNode[], most: number): number {
  let count = 0;
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count++;
  return count;
}
