import type { SceneNode } from '../displayList.js';

/**
 * Whether the nodes amount to one drawing operation, so that opacity and blending need no composited layer. A path that
 * is both filled and stroked is two overlapping operations.
 */
export function isSoleLeaf(nodes: readonly SceneNode[]): boolean {
  const [node] = nodes;
  if (node === undefined || nodes.length > 1) return false;
  switch (node.type) {
    case 'text':
    case 'image':
      return true;
    case 'path':
      return !(node.fill && node.stroke);
    case 'group':
      return !isBlended(node.blend) && isSoleLeaf(node.children);
  }
}

export function isBlended(blend: string | undefined): boolean {
  return blend !== undefined && blend !== 'normal';
}
