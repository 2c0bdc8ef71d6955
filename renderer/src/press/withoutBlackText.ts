import type { Scene, SceneNode } from '../displayList.js';
import { readHex, type Rgb } from '../color/hex.js';

/** Channels of a neutral grey differ by at most this much (8 of 255). */
const NEUTRAL = 8.5 / 255;

export function isNeutral({ red, green, blue }: Rgb): boolean {
  return Math.max(red, green, blue) - Math.min(red, green, blue) <= NEUTRAL;
}

/** A scene without its black and grey texts, which print in black ink alone. */
export function withoutBlackText(scene: Scene): Scene {
  return { ...scene, nodes: withoutTexts(scene.nodes) };
}

function withoutTexts(nodes: readonly SceneNode[]): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.type === 'group') return [{ ...node, children: withoutTexts(node.children) }];
    return node.type === 'text' && isNeutral(readHex(node.fill)) ? [] : [node];
  });
}
