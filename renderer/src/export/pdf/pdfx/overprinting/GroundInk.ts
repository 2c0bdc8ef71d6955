import type { Paint, PathNode } from '../../../../displayList.js';
import { encloses, grown, type Rect, touch } from '../../../../geometry.js';
import { invert, transformRect } from '../../../../matrix.js';
import { strokeMargin } from '../../../../painters/bounds/nodeBounds.js';
import { simplifyPaint } from '../../../../painters/gradients.js';
import { followColors } from '../../../../painters/pdf/index.js';
import type { PaintedLeaf } from '../../../../preflight/paintedLeaves.js';
import type { PathCache } from '../../../../preflight/PathCache.js';
import { coloredInk } from '../../../../press/inks.js';
import type { PressColors } from '../../../../press/PressColors.js';
import { inkArea } from './inkAreas.js';
import type { PictureInks } from './PictureInk.js';
import { isCrossed, reachOf } from './reachOf.js';

/** The ink that one leaf prints into an area. */
interface Layer {
  /** At most this much cyan, magenta and yellow: a total of shares. */
  readonly inks: number;
  /** Whether nothing below the leaf shows in the area. */
  readonly hides: boolean;
}

/**
 * How much cyan, magenta and yellow lies below the leaves of a face: never less than there is. Black does not count,
 * because the black on top replaces it.
 */
export class GroundInk {
  readonly #areas: readonly Rect[];

  constructor(
    private readonly leaves: readonly PaintedLeaf[],
    private readonly press: PressColors,
    private readonly pictures: PictureInks,
    private readonly paths: PathCache,
  ) {
    this.#areas = leaves.map((leaf) => inkArea(leaf, paths));
  }

  /**
   * The most ink in an area below what a leaf paints last, as a total of shares. Mixed with what shows through, a leaf
   * has no more ink than the more of the two; multiplied, no more than both; other modes may result in any colour.
   */
  below(index: number, area: Rect): number {
    let [most, multiplied] = [this.#ownFill(index), 0];
    for (let below = index - 1; below >= 0; below--) {
      const leaf = this.leaves[below];
      const layer = leaf && touch(this.#areas[below] ?? area, area) ? this.#layerOf(leaf, area) : undefined;
      if (leaf === undefined || layer === undefined) continue;
      if (leaf.blend === 'multiply') multiplied += layer.inks;
      else if (leaf.blend !== 'normal') return Infinity;
      else {
        most = Math.max(most, layer.inks);
        if (layer.hides) break;
      }
    }
    return most + multiplied;
  }

  /** A stroke lies on the area that it surrounds. */
  #ownFill(index: number): number {
    const node = this.leaves[index]?.node;
    return node?.type === 'path' && node.stroke ? this.#inPaint(node.fill) : 0;
  }

  #layerOf(leaf: PaintedLeaf, area: Rect): Layer | undefined {
    const part = local(leaf.matrix, area);
    const reaches = leaf.clips.map(({ d, rule, matrix }) => {
      const clipped = local(matrix, area);
      return clipped === undefined ? 'apart' : reachOf(this.paths.get(d), clipped, rule);
    });
    if (part === undefined || leaf.opacity === 0 || reaches.includes('apart')) return undefined;
    const layer = this.#inNode(leaf.node, part);
    const isWhole = leaf.opacity === 1 && reaches.every((reach) => reach === 'covers');
    return layer && { ...layer, hides: layer.hides && isWhole };
  }

  /** @param area in the node's space */
  #inNode(node: PaintedLeaf['node'], area: Rect): Layer | undefined {
    if (node.type === 'path') return this.#inPath(node, area);
    // The size in print is unknown here; large letters have the most colour.
    if (node.type === 'text') return { inks: coloredInk(this.press.inksOf(node.fill, 'text', Infinity)), hides: false };
    const picture = this.pictures.get(node.src);
    const [width, height] = [area.width / node.width, area.height / node.height];
    const part = { x: (area.x - node.x) / node.width, y: (area.y - node.y) / node.height, width, height };
    const hides = picture?.isOpaque === true && encloses(node, area);
    return { inks: picture?.most(part) ?? this.press.limit, hides };
  }

  #inPath({ d, fill, fillRule = 'nonzero', stroke }: PathNode, area: Rect): Layer | undefined {
    const path = this.paths.get(d);
    const reach = fill === undefined ? 'apart' : reachOf(path, area, fillRule);
    const isStroked = stroke !== undefined && isCrossed(path, grown(area, strokeMargin(stroke)));
    if (reach === 'apart' && !isStroked) return undefined;
    const inks = Math.max(reach === 'apart' ? 0 : this.#inPaint(fill), isStroked ? this.#inPaint(stroke.paint) : 0);
    return { inks, hides: reach === 'covers' && isOpaque(fill) };
  }

  #inPaint(given: Paint | undefined): number {
    const paint = given && simplifyPaint(given);
    if (paint === undefined) return 0;
    if (typeof paint === 'string') return coloredInk(this.press.inksOf(paint, 'area'));
    const stops = followColors(paint.stops, (color) => this.press.inksOf(color, 'gradient'));
    return Math.max(...stops.map(({ components }) => coloredInk(components)));
  }
}

function local(matrix: PaintedLeaf['matrix'], area: Rect): Rect | undefined {
  const inverse = invert(matrix);
  return inverse && transformRect(inverse, area);
}

function isOpaque(given: Paint | undefined): boolean {
  const paint = given && simplifyPaint(given);
  if (paint === undefined) return false;
  const colors = typeof paint === 'string' ? [paint] : paint.stops.map(({ color }) => color);
  return colors.every((color) => color.length === 7);
}
