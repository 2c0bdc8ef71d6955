import type { Insets } from '../../geometry.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import { roundedRectPath } from '../../shapes/index.js';
import type { HexColor, SceneNode } from '../../displayList.js';
import { boxPath, boxRadii, innerRadii, insetRect, outsideOf, scaleInsets } from '../boxPath.js';
import type { SceneContext } from '../sceneContext.js';
import { borderColor, borderWidths, SIDES } from './borderSides.js';
import { borderWedges } from './borderWedges.js';
import { dashedBorder } from './dashedBorder.js';

/**
 * The border: one ring if all sides have the same colour, else one part of the ring per colour; dashes follow the
 * centre line.
 */
export function borderNodes(box: LaidOutBox, context: SceneContext): SceneNode[] {
  const widths = borderWidths(box);
  const sides = SIDES.filter((side) => widths[side] > 0);
  if (sides.length === 0) return [];
  const { borderStyle } = box.source.style;
  if (borderStyle === 'dashed' || borderStyle === 'dotted') return dashedBorder(box, widths, borderStyle);
  const colors = [...new Set(sides.map((side) => borderColor(box, side)))];
  const ring = (color: HexColor): SceneNode[] => rings(box, widths, context, color);
  const [only] = colors;
  if (colors.length === 1 && only !== undefined) return ring(only);
  const wedges = borderWedges(box, widths, context);
  return colors.map((color, index) => {
    // Wedges that meet leave an antialiased seam, so opaque ones reach a little below those painted after them.
    const lap = index < colors.length - 1 && color.length === 7 ? LAP : 0;
    const own = sides.filter((side) => borderColor(box, side) === color);
    return { type: 'group', clip: { d: own.map((side) => wedges(side, lap)).join('') }, children: ring(color) };
  });
}

/** Units by which neighbouring parts of a border overlap. */
const LAP = 0.15;

/** The area between the outer and the inner edge; two rings for a double border. */
function rings(box: LaidOutBox, widths: Insets, context: SceneContext, color: HexColor): SceneNode[] {
  const radii = boxRadii(box.source.style, box.rect);
  const edge = (share: number): string => {
    const insets = scaleInsets(widths, share);
    return roundedRectPath(insetRect(box.rect, insets), innerRadii(radii, insets));
  };
  const outer = boxPath(box.rect, radii, context);
  const between = (from: string, to: string): SceneNode =>
    from.lastIndexOf('M') === 0
      ? { type: 'path', d: from + to, fill: color, fillRule: 'evenodd' }
      : { type: 'group', clip: outsideOf(to, box.rect), children: [{ type: 'path', d: from, fill: color }] };
  if (box.source.style.borderStyle !== 'double') return [between(outer, edge(1))];
  return [between(outer, edge(1 / 3)), between(edge(2 / 3), edge(1))];
}
