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
 * Large letters keep all but the least: on FOGRA39, `#1d3557` and `#3d0818` in black alone lose 24 and 26 of a* and b*, the
 * near-blacks `#14201b` and `#2b1b10` 7 and 14.
 */
const DARK = [
  { lightness: 0.33, chroma: 0.085, isForLarge: false },
  { lightness: 0.5, chroma: 0.035, isForLarge: true },
] as const;

/**
 * pt. From this size on, strokes are wider than 0.5 mm: 0.1 mm of a second plate is less than a fifth of them, and colour is
 * seen in details that coarse. WCAG 2.2 counts letters as large from the same size.
 */
const LARGE = 18;

/** Whether letters of a size in pt are large; lines, which have none, are not. */
export const isLarge = (points = 0): boolean => points >= LARGE;

/**
 * Whether texts and hairlines of a colour print in black ink alone: greys, and dark colours with little chroma.
 * @param points the size of the letters; undefined for lines
 */
export function isBlackText(color: HexColor, points?: number): boolean {
  const { red, green, blue } = readHex(color);
  if (Math.max(red, green, blue) - Math.min(red, green, blue) <= NEUTRAL) return true;
  const { lightness, chroma } = toOklch(color.slice(0, 7));
  return DARK.some((dark) => {
    const counts = dark.isForLarge || !isLarge(points);
    return counts && lightness <= dark.lightness && chroma <= dark.chroma;
  });
}

/** The grey of the same lightness, and with the same opacity. */
export function greyOf(color: HexColor): HexColor {
  const { lightness } = toOklch(color.slice(0, 7));
  return fromOklch({ lightness, chroma: 0, hue: 0 }) + color.slice(7);
}

/** A scene whose texts in black ink have the greys in which they print. @param scale points per unit of the scene */
export function withBlackText(scene: Scene, scale: number): Scene {
  return { ...scene, nodes: changed(scene.nodes, scale, (text) => [{ ...text, fill: greyOf(text.fill) }]) };
}

/** A scene without the texts in black ink. @param scale points per unit of the scene */
export function withoutBlackText(scene: Scene, scale: number): Scene {
  return { ...scene, nodes: changed(scene.nodes, scale, () => []) };
}

/** As for the painter, transforms inside the scene do not count for the size of letters. */
function changed(nodes: readonly SceneNode[], scale: number, change: (text: TextNode) => SceneNode[]): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.type === 'group') return [{ ...node, children: changed(node.children, scale, change) }];
    return node.type === 'text' && isBlackText(node.fill, node.size * scale) ? change(node) : [node];
  });
}
