import type { Rect } from '../geometry.js';
import type { PathNode, SceneNode } from '../scene/scene.js';
import type { SvgContext } from './context.js';
import { transformRect } from './matrix.js';
import { parsePath } from './parsePath.js';
import { pathBounds, unionRect } from './pathBounds.js';

/**
 * Bounds of drawn nodes. Clips are not considered.
 * @param withStroke widens outlines by half their stroke (mitres may reach further)
 */
export function nodeBounds(nodes: readonly SceneNode[], context: SvgContext, withStroke = false): Rect | undefined {
  return nodes.reduce<Rect | undefined>(
    (bounds, node) => unionRect(bounds, boundsOf(node, context, withStroke)),
    undefined,
  );
}

function boundsOf(node: SceneNode, context: SvgContext, withStroke: boolean): Rect | undefined {
  switch (node.type) {
    case 'path': {
      const bounds = outlineBounds(node, context);
      const half = withStroke && node.stroke !== undefined ? node.stroke.width / 2 : 0;
      return bounds && grown(bounds, half);
    }
    case 'group': {
      const inner = nodeBounds(node.children, context, withStroke);
      return inner === undefined || node.transform === undefined ? inner : transformRect(node.transform, inner);
    }
    case 'image':
      return { x: node.x, y: node.y, width: node.width, height: node.height };
    case 'text':
      return { x: node.x, y: node.y - node.size, width: node.width, height: node.size * 1.3 };
  }
}

/** Known from drawing for all but a few nodes. */
function outlineBounds(node: PathNode, { budget, bounds }: SvgContext): Rect | undefined {
  const known = bounds.get(node);
  if (known !== undefined) return known;
  budget.spend(node.d.length);
  return pathBounds(parsePath(node.d).segments);
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Nodes including those inside groups. */
export function countNodes(nodes: readonly SceneNode[]): number {
  return nodes.reduce((sum, node) => sum + 1 + (node.type === 'group' ? countNodes(node.children) : 0), 0);
}
