import type { HexColor, Paint, Scene, SceneNode } from '../../../../displayList.js';

/** Whether a scene needs transparency: opacities, blending, groups of their own, or pictures that are see-through. */
export function isTransparent({ nodes }: Pick<Scene, 'nodes'>, isSeeThrough: (src: string) => boolean): boolean {
  return nodes.some((node) => needsTransparency(node, isSeeThrough));
}

function needsTransparency(node: SceneNode, isSeeThrough: (src: string) => boolean): boolean {
  switch (node.type) {
    case 'path':
      return isTranslucent(node.fill) || isTranslucent(node.stroke?.paint);
    case 'text':
      return isTranslucent(node.fill);
    case 'image':
      return isSeeThrough(node.src);
    case 'group': {
      const { opacity = 1, blend = 'normal', isolated = false, children } = node;
      return opacity < 1 || blend !== 'normal' || isolated || isTransparent({ nodes: children }, isSeeThrough);
    }
  }
}

function isTranslucent(paint: Paint | undefined): boolean {
  if (paint === undefined) return false;
  return typeof paint === 'string' ? hasAlpha(paint) : paint.stops.some(({ color }) => hasAlpha(color));
}

const hasAlpha = (color: HexColor): boolean => color.length > 7;
