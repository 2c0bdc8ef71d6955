import type { SceneNode, Stroke } from '../../displayList.js';
import { Bounds } from './Bounds.js';

/** How far ink may leave its line box, em: further than in any bundled face. */
const TEXT_OVERHANG = 1.5;
const DEFAULT_MITER_LIMIT = 4;

/** A box in the parent's units that contains everything the node paints. `boundsOfPath` may cache. */
export function nodeBounds(node: SceneNode, boundsOfPath: (d: string) => Bounds): Bounds {
  switch (node.type) {
    case 'path':
      return strokedBounds(boundsOfPath(node.d), node.stroke ? strokeMargin(node.stroke) : 0);
    case 'image':
      return Bounds.of(node);
    case 'text':
      return Bounds.of({ x: node.x, y: node.y, width: Math.max(node.width, 0.001), height: 0.001 }).grow(
        TEXT_OVERHANG * node.size + (node.pen ?? 0) / 2,
      );
    case 'group': {
      const bounds = new Bounds();
      for (const child of node.children) bounds.addBounds(nodeBounds(child, boundsOfPath));
      if (node.clip) bounds.intersect(boundsOfPath(node.clip.d));
      return node.transform ? bounds.transformed(node.transform) : bounds;
    }
  }
}

/** A straight line has no area, but its stroke has. */
function strokedBounds({ left, top, right, bottom }: Bounds, margin: number): Bounds {
  return left <= right ? new Bounds().add(left, top, margin).add(right, bottom, margin) : new Bounds();
}

/** How far a stroke reaches from its path, in the units of its width. */
export function strokeMargin(stroke: Omit<Stroke, 'paint'>): number {
  const pointed = stroke.join === undefined || stroke.join === 'miter';
  const reach = pointed ? Math.max(stroke.miterLimit ?? DEFAULT_MITER_LIMIT, Math.SQRT2) : Math.SQRT2;
  return (stroke.width / 2) * reach;
}
