import type { Insets } from '../../geometry.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import { roundedRectPath } from '../../shapes/index.js';
import type { HexColor, SceneNode } from '../../displayList.js';
import { boxPath, boxRadii, innerRadii, insetRect, outsideOf, scaleInsets } from '../boxPath.js';
import type { SceneContext } from '../sceneContext.js';
import { SIDES } from '../boxSides.js';
import { borderColor, borderWidths } from './borderSides.js';
import { borderWedges } from './borderWedges.js';
import { dashedBorder } from './dashedBorder.js';
import { bandPath, borderRuns } from './openBorder.js';

/**
 * The border: a ring, or a band for each run of sides that have one. A run of several colours is drawn once for each of them;
 * dashes follow the centre line.
 */
export function borderNodes(box: LaidOutBox, context: SceneContext): SceneNode[] {
  const widths = borderWidths(box);
  if (SIDES.every((side) => widths[side] === 0)) return [];
  const { borderStyle } = box.source.style;
  if (borderStyle === 'dashed' || borderStyle === 'dotted') return dashedBorder(box, widths, borderStyle);
  const runs = borderRuns(widths);
  if (runs.length === 0) return inItsColors(box, SIDES, context, (color) => rings(box, widths, context, color));
  return runs.flatMap((run) => inItsColors(box, run, context, (color) => bands(box, widths, context, run, color)));
}

/** Draws sides in the colour of each. */
function inItsColors(
  box: LaidOutBox,
  sides: readonly (keyof Insets)[],
  context: SceneContext,
  draw: (color: HexColor) => SceneNode[],
): SceneNode[] {
  const colors = [...new Set(sides.map((side) => borderColor(box, side)))];
  const [only] = colors;
  if (colors.length === 1 && only !== undefined) return draw(only);
  const wedges = borderWedges(box, borderWidths(box), context);
  return colors.map((color, index) => {
    // Wedges that meet leave an antialiased seam, so opaque ones reach a little below those painted after them.
    const lap = index < colors.length - 1 && color.length === 7 ? LAP : 0;
    const own = sides.filter((side) => borderColor(box, side) === color);
    return { type: 'group', clip: { d: own.map((side) => wedges(side, lap)).join('') }, children: draw(color) };
  });
}

/** Units by which neighbouring parts of a border overlap. */
const LAP = 0.15;

/** The parts of a border's widths that are drawn. */
function sharesOf(box: LaidOutBox): readonly (readonly [from: number, to: number])[] {
  if (box.source.style.borderStyle !== 'double') return [[0, 1]];
  return [
    [0, 1 / 3],
    [2 / 3, 1],
  ];
}

function bands(
  box: LaidOutBox,
  widths: Insets,
  context: SceneContext,
  run: readonly (keyof Insets)[],
  color: HexColor,
): SceneNode[] {
  return sharesOf(box).map((shares): SceneNode => {
    const d = bandPath(box, widths, context, run, shares);
    // A band around a corner lies between two edges, as a ring does; PDF painters check whether such areas are thin.
    const isBetween = run.length > 1 && d.lastIndexOf('M') === 0;
    return { type: 'path', d, fill: color, ...(isBetween && { fillRule: 'evenodd' }) };
  });
}

/** The area between the outer and the inner edge. */
function rings(box: LaidOutBox, widths: Insets, context: SceneContext, color: HexColor): SceneNode[] {
  const radii = boxRadii(box.source.style, box.rect);
  const edge = (share: number): string => {
    if (share === 0) return boxPath(box.rect, radii, context);
    const insets = scaleInsets(widths, share);
    return roundedRectPath(insetRect(box.rect, insets), innerRadii(radii, insets));
  };
  return sharesOf(box).map(([outer, inner]) => {
    const [from, to] = [edge(outer), edge(inner)];
    return from.lastIndexOf('M') === 0
      ? { type: 'path', d: from + to, fill: color, fillRule: 'evenodd' }
      : { type: 'group', clip: outsideOf(to, box.rect), children: [{ type: 'path', d: from, fill: color }] };
  });
}
