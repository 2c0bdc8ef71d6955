import type { Matrix } from '../../../../geometry.js';
import type { SceneNode } from '../../../../displayList.js';

/** The largest width at which each picture is drawn, by source, in scene units. Parts that are clipped off count. */
export function drawnWidths(nodes: readonly SceneNode[]): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  addWidths(widths, nodes, 1);
  return widths;
}

function addWidths(widths: Map<string, number>, nodes: readonly SceneNode[], scale: number): void {
  for (const node of nodes) {
    if (node.type === 'image') widths.set(node.src, Math.max(widths.get(node.src) ?? 0, node.width * scale));
    else if (node.type === 'group') addWidths(widths, node.children, scale * stretchOf(node.transform));
  }
}

/** How much a transform enlarges what it enlarges most. */
function stretchOf(transform: Matrix | undefined): number {
  if (transform === undefined) return 1;
  const [a, b, c, d] = transform;
  return Math.max(Math.hypot(a, b), Math.hypot(c, d));
}
