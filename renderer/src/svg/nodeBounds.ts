import type { Rect } from '../geometry.js';
import type { SceneNode } from '../scene/scene.js';
import type { SvgBudget } from './budget.js';
import { transformRect } from './matrix.js';
import { parsePath } from './parsePath.js';
import { pathBounds, unionRect } from './pathBounds.js';

/**
 * Bounds of drawn nodes. Clips are not considered.
 * @param withStroke widens outlines by half their stroke (mitres may reach further)
 */
export function nodeBounds(nodes: readonly SceneNode[], budget: SvgBudget, withStroke = false): Rect | undefined {
  return nodes.reduce<Rect | undefined>(
    (bounds, node) => unionRect(bounds, boundsOf(node, budget, withStroke)),
    undefined,
  );
}

function boundsOf(node: SceneNode, budget: SvgBudget, withStroke: boolean): Rect | undefined {
  switch (node.type) {
    case 'path': {
      budget.spend(node.d.length);
      const bounds = pathBounds(parsePath(node.d).segments);
      const half = withStroke && node.stroke !== undefined ? node.stroke.width / 2 : 0;
      return (
        bounds && {
          x: bounds.x - half,
          y: bounds.y - half,
          width: bounds.width + 2 * half,
          height: bounds.height + 2 * half,
        }
      );
    }
    case 'group': {
      const inner = nodeBounds(node.children, budget, withStroke);
      return inner === undefined || node.transform === undefined ? inner : transformRect(node.transform, inner);
    }
    case 'image':
      return { x: node.x, y: node.y, width: node.width, height: node.height };
    case 'text':
      return { x: node.x, y: node.y - node.size, width: node.width, height: node.size * 1.3 };
  }
}

/** Nodes including those inside groups. */
export function countNodes(nodes: readonly SceneNode[]): number {
  return nodes.reduce((sum, node) => sum + 1 + (node.type === 'group' ? countNodes(node.children) : 0), 0);
}
