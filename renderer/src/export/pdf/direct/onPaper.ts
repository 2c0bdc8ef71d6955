import type { Scene } from '../../../displayList.js';
import { blends } from '../../../press/blending.js';

/**
 * Puts white paper below a scene that blends, because a PDF page has no backdrop for its layers to blend with.
 * @param bleed units
 */
export function onPaper(scene: Scene, bleed: number): Scene {
  if (!scene.nodes.some(blends)) return scene;
  const { width, height, nodes } = scene;
  const d = `M${-bleed} ${-bleed}H${width + bleed}V${height + bleed}H${-bleed}Z`;
  return { ...scene, nodes: [{ type: 'path', d, fill: '#ffffff' }, ...nodes] };
}
