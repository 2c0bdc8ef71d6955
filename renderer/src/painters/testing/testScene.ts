import type { Scene, SceneNode } from '../../displayList.js';

/** A scene with the given nodes for tests: poker ratio, 12 units of bleed. */
export function testScene(nodes: readonly SceneNode[], changes: Partial<Scene> = {}): Scene {
  const faces = new Set<string>();
  const images = new Set<string>();
  const visit = (node: SceneNode): void => {
    if (node.type === 'text') faces.add(node.face);
    else if (node.type === 'image') images.add(node.src);
    else if (node.type === 'group') node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return {
    version: 1,
    width: 240,
    height: 336,
    bleed: 12,
    nodes,
    items: [],
    issues: [],
    faces: [...faces].sort(),
    images: [...images].sort(),
    ...changes,
  };
}
