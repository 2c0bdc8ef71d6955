import type { Scene } from '../../../displayList.js';
import { blends } from '../../../press/blending.js';

/**
 * A scene that blends, on white: a PDF page has nothing that its layers could blend with.
 * @param bleed units
 */
export function onPaper(scene: Scene, bleed: number): Scene {
  if (!scene.nodes.some(blends)) return scene;
  const { width, height, nodes } = scene;
  const d = `M${-bleed} ${-bleed}H${width + bleed}V${height + bleed}H${-bleed}Z`;
  return { ...scene, nodes: [{ type: 'path', d, fill: '#ffffff' }, ...nodes] };
}
