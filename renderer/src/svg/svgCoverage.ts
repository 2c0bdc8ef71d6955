import type { Matrix, Rect } from '../geometry.js';
import type { PathNode, SceneNode } from '../displayList.js';
import { IDENTITY, multiply, scaleOf, transformRect } from '../matrix.js';
import { parsePath } from '../paths/parsePath.js';
import { pathBounds } from '../paths/pathBounds.js';
import type { ParsedSvg } from './types.js';

/**
 * How much painting a drawing takes, in multiples of its viewBox: shapes count with their bounds, and groups that are
 * composited as a layer count as a whole viewBox. Ten thousand layers of a large picture would take minutes to paint.
 */
export function svgCoverage({ viewBox, nodes }: Pick<ParsedSvg, 'viewBox' | 'nodes'>): number {
  const known = new Map<PathNode, Rect | undefined>();
  const boundsOf = (path: PathNode): Rect | undefined => {
    if (!known.has(path)) known.set(path, pathBounds(parsePath(path.d).segments));
    return known.get(path);
  };
  const coverageOf = (node: SceneNode, matrix: Matrix): number => {
    switch (node.type) {
      case 'group': {
        const inner = node.transform === undefined ? matrix : multiply(matrix, node.transform);
        const layer = node.opacity !== undefined || node.blend !== undefined ? 1 : 0;
        return node.children.reduce((sum, child) => sum + coverageOf(child, inner), layer);
      }
      case 'path': {
        const bounds = boundsOf(node);
        if (bounds === undefined) return 0;
        const fill = node.fill === undefined ? 0 : share(transformRect(matrix, bounds), viewBox, 0);
        const half = ((node.stroke?.width ?? 0) * scaleOf(matrix)) / 2;
        return fill + (node.stroke === undefined ? 0 : share(transformRect(matrix, bounds), viewBox, half));
      }
      case 'image':
        return share(transformRect(matrix, node), viewBox, 0);
      case 'text':
        return 0;
    }
  };
  return nodes.reduce((sum, node) => sum + coverageOf(node, IDENTITY), 0);
}

/** The share of the viewBox that a rectangle covers when it is grown on all sides. */
function share(rect: Rect, viewBox: Rect, by: number): number {
  const across = Math.min(rect.x + rect.width + by, viewBox.x + viewBox.width) - Math.max(rect.x - by, viewBox.x);
  const down = Math.min(rect.y + rect.height + by, viewBox.y + viewBox.height) - Math.max(rect.y - by, viewBox.y);
  return across > 0 && down > 0 ? (across * down) / (viewBox.width * viewBox.height) : 0;
}
