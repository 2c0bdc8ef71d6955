import type { Matrix, Point, Rect } from '../geometry.js';
import type { BlendMode, FillRule, Scene } from '../displayList.js';
import { BLACK, paintOver, WHITE } from '../color/composite.js';
import type { Rgb, Rgba } from '../color/hex.js';
import { originalSource } from '../filters/index.js';
import { isOpaqueAt } from '../images/opaqueParts.js';
import { apply, invert, transformRect } from '../matrix.js';
import { covers } from '../paths/flattenPath.js';
import type { PaintedLeaf } from './paintedLeaves.js';
import { paintAt } from './paintAt.js';
import type { PathCache } from './PathCache.js';

/** At this opacity or more, a layer hides everything below it. */
const OPAQUE = 0.995;

/** What one leaf paints at a point: a colour, or a picture, which may have any colour, or a transparent part of one. */
type Layer = { readonly color: Rgba; readonly blend: BlendMode } | 'picture' | 'see-through';

/**
 * Finds the colour of a face at a point, below one of its leaves. Strokes and texts are ignored, because they are
 * rarely the background of anything. All checks of a face share one probe, which remembers what it measured.
 */
export class ColorProbe {
  readonly #leaves: readonly PaintedLeaf[];
  /** The indices of the leaves that may be a background, from the topmost. */
  readonly #grounds: readonly number[];
  readonly #paths: PathCache;
  readonly #inverses = new Map<Matrix, Matrix | undefined>();
  readonly #bounds = new Map<PaintedLeaf, Rect>();
  /** Where pictures with transparent parts are opaque, by their sources. */
  readonly #opaqueParts: ReadonlyMap<string, string>;

  constructor({ items }: Pick<Scene, 'items'>, leaves: readonly PaintedLeaf[], paths: PathCache) {
    this.#leaves = leaves;
    this.#grounds = [...leaves.keys()].filter((index) => mayBeGround(leaves[index])).reverse();
    this.#paths = paths;
    this.#opaqueParts = new Map(
      items.flatMap(({ image }) => (image?.opaqueParts === undefined ? [] : [[image.src, image.opaqueParts]])),
    );
  }

  /**
   * The possible colours below the leaf at a point of the face. This is one colour, or, if a picture shows through, the
   * darkest and the lightest colour that the picture could cause.
   */
  below(index: number, point: Point): readonly Rgb[] {
    const layers: Layer[] = [];
    // Go down from the leaf until a layer is opaque.
    for (const below of this.#grounds) {
      if (below >= index) continue;
      const leaf = this.#leaves[below];
      const layer = leaf && this.#layerAt(leaf, point);
      if (layer === undefined) continue;
      layers.push(layer);
      if (isOpaque(layer)) break;
    }
    return layers.reduceRight<readonly Rgb[]>(
      (colors, layer) =>
        typeof layer === 'string' ? [BLACK, WHITE] : colors.map((color) => paintOver(color, layer.color, layer.blend)),
      [WHITE],
    );
  }

  /** Whether a leaf paints at a point of the face, whatever lies above it; not where a picture is transparent. */
  paints(index: number, point: Point): boolean {
    const leaf = this.#leaves[index];
    const layer = leaf && this.#layerAt(leaf, point);
    return layer !== undefined && layer !== 'see-through';
  }

  /** Whether a later leaf hides this one at a point of the face. */
  isHidden(index: number, point: Point): boolean {
    return this.#leaves.slice(index + 1).some((leaf) => {
      const layer = this.#layerAt(leaf, point);
      return layer !== undefined && isOpaque(layer);
    });
  }

  #layerAt(leaf: PaintedLeaf, point: Point): Layer | undefined {
    const { node, opacity, matrix, blend } = leaf;
    if (node.type === 'text' || opacity === 0 || !contains(this.boundsOf(leaf), point)) return undefined;
    const local = this.#toLocal(matrix, point);
    if (local === undefined) return undefined;
    if (node.type === 'image') {
      if (!contains(node, local) || !this.#isVisible(leaf, point)) return undefined;
      const parts = this.#opaqueParts.get(originalSource(node.src));
      const [x, y] = [(local.x - node.x) / node.width, (local.y - node.y) / node.height];
      return parts === undefined || isOpaqueAt(parts, x, y) ? 'picture' : 'see-through';
    }
    const { d, fill, fillRule = 'nonzero' } = node;
    if (fill === undefined || !this.#covers(d, local, fillRule) || !this.#isVisible(leaf, point)) return undefined;
    const paint = paintAt(fill, local);
    return paint && { color: { ...paint, alpha: paint.alpha * opacity }, blend };
  }

  #isVisible(leaf: PaintedLeaf, point: Point): boolean {
    return leaf.clips.every(({ d, rule, matrix }) => {
      const local = this.#toLocal(matrix, point);
      return local !== undefined && this.#covers(d, local, rule);
    });
  }

  #covers(d: string, point: Point, rule: FillRule): boolean {
    return covers(this.#paths.get(d), point, rule);
  }

  /** The rectangle around a path or a picture, in face coordinates, without clips. */
  boundsOf(leaf: PaintedLeaf): Rect {
    let bounds = this.#bounds.get(leaf);
    if (bounds === undefined) {
      bounds = transformRect(
        leaf.matrix,
        leaf.node.type === 'path' ? this.#paths.get(leaf.node.d).bounds : rectOf(leaf),
      );
      this.#bounds.set(leaf, bounds);
    }
    return bounds;
  }

  #toLocal(matrix: Matrix, point: Point): Point | undefined {
    let inverse = this.#inverses.get(matrix);
    if (inverse === undefined) {
      inverse = invert(matrix);
      this.#inverses.set(matrix, inverse);
    }
    return inverse && apply(inverse, point);
  }
}

function mayBeGround(leaf: PaintedLeaf | undefined): boolean {
  return leaf !== undefined && leaf.node.type !== 'text' && leaf.opacity > 0;
}

function isOpaque(layer: Layer): boolean {
  if (typeof layer === 'string') return layer === 'picture';
  return layer.blend === 'normal' && layer.color.alpha >= OPAQUE;
}

function rectOf({ node }: PaintedLeaf): Rect {
  return node.type === 'image' ? node : { x: 0, y: 0, width: 0, height: 0 };
}

function contains({ x, y, width, height }: Rect, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}
