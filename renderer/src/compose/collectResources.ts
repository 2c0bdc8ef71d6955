import type { SceneNode } from '../displayList.js';

/** The faces and pictures that painting the nodes needs, sorted, without duplicates. */
export function collectResources(nodes: readonly SceneNode[]): { faces: string[]; images: string[] } {
  const faces = new Set<string>();
  const images = new Set<string>();
  const visit = (node: SceneNode): void => {
    if (node.type === 'text') faces.add(node.face);
    else if (node.type === 'image') images.add(node.src);
    else if (node.type === 'group') node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return { faces: [...faces].sort(), images: [...images].sort() };
}
