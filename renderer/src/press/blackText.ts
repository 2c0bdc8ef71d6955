import type { HexColor, Scene, SceneNode, TextNode } from '../displayList.js';
import { readHex } from '../color/hex.js';
import { fromOklch, toOklch } from '../color/oklch.js';

/** Channels of a neutral grey differ by at most this much (8 of 255). */
const NEUTRAL = 8.5 / 255;

/**
 * The most colour (OKLCH chroma) of dark texts up to a lightness that are printed without it. Strokes of small letters are
 * 0.1 to 0.3 mm wide, and eyes see colour in details that fine far less than lightness (Mullen 1985, J. Physiol. 359): a
 * tint in near-black is lost, but a second plate that is 0.1 mm off shows as a fringe. The numbers are a choice: they
 * include the inks of all house schemes, up to the wine red `#3d0818`, and leave navy (`#0b2a6b`) and dark red (`#7a1f1f`) their colour.
 */
const DARK = [
  { lightness: 0.33, chroma: 0.085 },
  { lightness: 0.5, chroma: 0.035 },
] as const;

/** Whether texts and hairlines of a colour print in black ink alone: greys, and dark colours with little chroma. */
export function isBlackText(color: HexColor): boolean {
  const { red, green, blue } = readHex(color);
  if (Math.max(red, green, blue) - Math.min(red, green, blue) <= NEUTRAL) return true;
  const { lightness, chroma } = toOklch(color.slice(0, 7));
  return DARK.some((dark) => lightness <= dark.lightness && chroma <= dark.chroma);
}

/** The grey of the same lightness, and with the same opacity. */
export function greyOf(color: HexColor): HexColor {
  const { lightness } = toOklch(color.slice(0, 7));
  return fromOklch({ lightness, chroma: 0, hue: 0 }) + color.slice(7);
}

/** A scene whose texts in black ink have the greys in which they print. */
export function withBlackText(scene: Scene): Scene {
  return { ...scene, nodes: changed(scene.nodes, (text) => [{ ...text, fill: greyOf(text.fill) }]) };
}

/** A scene without the texts in black ink. */
export function withoutBlackText(scene: Scene): Scene {
  return { ...scene, nodes: changed(scene.nodes, () => []) };
}

function changed(nodes: readonly SceneNode[], change: (text: TextNode) => SceneNode[]): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.type === 'group') return [{ ...node, children: changed(node.children, change) }];
    return node.type === 'text' && isBlackText(node.fill) ? change(node) : [node];
  });
}
