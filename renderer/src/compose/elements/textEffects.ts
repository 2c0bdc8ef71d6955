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
    // The slant of synthesised italics; the transform of an inline picture also scales.
    if (node.type === 'group' && node.children.every(({ type }) => type === 'text'))
      return [{ ...node, children: outlines(node.children, width, color) }];
    return silhouettes([node], width, color);
  });
}
