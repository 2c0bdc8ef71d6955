import type { HexColor, SceneNode } from '../../displayList.js';
import type { TextEffects } from '../../resolve/resolvedFace.js';
import type { StyleShadow } from '../../resolve/style.js';
import { castShadow, MOST_STEPS, penned, silhouettes } from './castShadow.js';

/** The shadows and the outline of letters and inline pictures, bottom first. */
export function textEffectNodes(ink: readonly SceneNode[], { textOutline, textShadows }: TextEffects): SceneNode[] {
  const outline = textOutline.width > 0 ? outlines(ink, textOutline.width, textOutline.color) : [];
  const shadows = [...textShadows].reverse();
  return [
    ...shadows.map((shadow) => castShadow({ type: 'drawing', nodes: [...outline, ...ink] }, shadow, steps(shadow))),
    ...outline,
  ];
}

/** Every step is composited separately; a small blur needs few. */
function steps({ blur }: StyleShadow): number {
  return Math.min(MOST_STEPS, 2 + Math.ceil(2 * blur));
}

/** Letters get only their edges, so that a transparent text shows nothing but its outline. */
function outlines(nodes: readonly SceneNode[], width: number, color: HexColor): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.type === 'text') return [penned(node, width, color)];
    if (node.type === 'group' && isLetters(node)) {
      // The outline follows the thicker copy of a synthesised bold. The group's opacity is left out, because it belongs
      // to the letters.
      const { opacity: _opacity, ...group } = node;
      const thick = node.children.filter((child) => child.type === 'text' && child.pen !== undefined);
      return [{ ...group, children: outlines(thick.length > 0 ? thick : node.children, width, color) }];
    }
    return silhouettes([node], width, color);
  });
}

/** Whether a group slants or thickens letters; the transform of an inline picture also scales. */
function isLetters(node: SceneNode): boolean {
  return node.type === 'text' || (node.type === 'group' && node.children.every(isLetters));
}
