import { grown, type Rect } from '../../geometry.js';
import type { GroupNode, PathNode, SceneNode } from '../../displayList.js';
import type { SvgContext } from '../context.js';
import { transformRect } from '../../matrix.js';
import { parsePath } from '../../paths/parsePath.js';
import { pathBounds, unionRect } from '../../paths/pathBounds.js';

/** Only the geometry, or its visible extent: with half the stroke width (mitres may reach further) and inside clips. */
export type Extent = 'geometry' | 'visible';

/** Bounds of drawn nodes. */
export function nodeBounds(
  nodes: readonly SceneNode[],
  context: SvgContext,
  extent: Extent = 'geometry',
): Rect | undefined {
  return nodes.reduce<Rect | undefined>(
    (bounds, node) => unionRect(bounds, boundsOf(node, context, extent)),
    undefined,
  );
}

function boundsOf(node: SceneNode, context: SvgContext, extent: Extent): Rect | undefined {
  context.budget.spend(1);
  switch (node.type) {
    case 'path': {
      const bounds = outlineBounds(node, context);
      const half = extent === 'visible' && node.stroke !== undefined ? node.stroke.width / 2 : 0;
      return bounds && grown(bounds, half);
    }
    case 'group': {
      const content = nodeBounds(node.children, context, extent);
      const inner = extent === 'visible' ? withinClip(content, node, context) : content;
      return inner === undefined || node.transform === undefined ? inner : transformRect(node.transform, inner);
    }
    case 'image':
      return { x: node.x, y: node.y, width: node.width, height: node.height };
    case 'text':
      return { x: node.x, y: node.y - node.size, width: node.width, height: node.size * 1.3 };
  }
}

/** Usually already known from drawing. */
function outlineBounds(node: PathNode, { budget, bounds }: SvgContext): Rect | undefined {
  const known = bounds.get(node);
  if (known !== undefined) return known;
  budget.spend(node.d.length);
  return pathBounds(parsePath(node.d).segments);
}

function withinClip(bounds: Rect | undefined, { clip }: GroupNode, { budget }: SvgContext): Rect | undefined {
  if (bounds === undefined || clip === undefined) return bounds;
  budget.spend(clip.d.length);
  const region = pathBounds(parsePath(clip.d).segments);
  if (region === undefined) return undefined;
  const [left, top] = [Math.max(bounds.x, region.x), Math.max(bounds.y, region.y)];
  const width = Math.min(bounds.x + bounds.width, region.x + region.width) - left;
  const height = Math.min(bounds.y + bounds.height, region.y + region.height) - top;
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : undefined;
}
