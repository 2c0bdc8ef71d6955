import type { Insets, Rect } from '../../geometry.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import { roundedRectPath } from '../../shapes/index.js';
import type { HexColor, SceneNode } from '../../displayList.js';
import { boxPath, boxRadii, innerRadii, insetRect } from '../boxPath.js';
import type { SceneContext } from '../sceneContext.js';
import { bleedRect } from '../sceneContext.js';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Widths of the four borders as drawn: 0 without a colour or style. */
export function borderWidths(box: LaidOutBox): Insets {
  const { borderWidth = {}, borderStyle } = box.source.style;
  const none = borderStyle === 'none';
  const width = (side: keyof Insets): number => (none ? 0 : Math.max(0, borderWidth[side] ?? 0));
  return { top: width('top'), right: width('right'), bottom: width('bottom'), left: width('left') };
}

/**
 * The border: one ring if all sides have the same colour, else one mitred piece per side; dashes follow the centre
 * line.
 */
export function borderNodes(box: LaidOutBox, context: SceneContext): SceneNode[] {
  const widths = borderWidths(box);
  const sides = SIDES.filter((side) => widths[side] > 0);
  if (sides.length === 0) return [];
  const { borderStyle } = box.source.style;
  if (borderStyle === 'dashed' || borderStyle === 'dotted') return strokedBorder(box, widths, borderStyle);
  const ring: SceneNode[] = rings(box, widths, context).map((d) => ({
    type: 'path',
    d,
    fill: colorOf(box, sides[0] ?? 'top'),
    fillRule: 'evenodd',
  }));
  const isUniform = new Set(sides.map((side) => colorOf(box, side))).size === 1;
  if (isUniform) return ring;
  const outer = bleedRect(box.rect, context);
  return sides.map((side) => ({
    type: 'group',
    clip: { d: sideWedge(side, outer, insetRect(box.rect, widths)) },
    children: ring.map((node) => (node.type === 'path' ? { ...node, fill: colorOf(box, side) } : node)),
  }));
}

function colorOf(box: LaidOutBox, side: keyof Insets): HexColor {
  return box.source.style.borderColor?.[side] ?? '#000000';
}

/** Even-odd outlines between the outer and the inner edge; two for a double border. */
function rings(box: LaidOutBox, widths: Insets, context: SceneContext): string[] {
  const radii = boxRadii(box.source.style, box.rect);
  const edge = (share: number): string => {
    const insets = scaleInsets(widths, share);
    return roundedRectPath(insetRect(box.rect, insets), innerRadii(radii, insets));
  };
  const outer = boxPath(box.rect, radii, context);
  if (box.source.style.borderStyle !== 'double') return [outer + edge(1)];
  return [outer + edge(1 / 3), edge(2 / 3) + edge(1)];
}

function scaleInsets(insets: Insets, factor: number): Insets {
  return {
    top: insets.top * factor,
    right: insets.right * factor,
    bottom: insets.bottom * factor,
    left: insets.left * factor,
  };
}

/** The area of the border for one side: an oversized trapezium cut at 45° through the corners. */
function sideWedge(side: keyof Insets, outer: Rect, inner: Rect): string {
  const [l, t, r, b] = [outer.x, outer.y, outer.x + outer.width, outer.y + outer.height];
  const [il, it, ir, ib] = [inner.x, inner.y, inner.x + inner.width, inner.y + inner.height];
  const points = {
    top: [l, t, r, t, ir, it, il, it],
    right: [r, t, r, b, ir, ib, ir, it],
    bottom: [r, b, l, b, il, ib, ir, ib],
    left: [l, b, l, t, il, it, il, ib],
  }[side];
  return `M${points[0]} ${points[1]}L${points.slice(2).join(' ')}Z`;
}

/** Dashes must not depend on the bleed, so these borders stay inside the trim. */
function strokedBorder(box: LaidOutBox, widths: Insets, style: 'dashed' | 'dotted'): SceneNode[] {
  const radii = boxRadii(box.source.style, box.rect);
  const half = scaleInsets(widths, 0.5);
  const middle = insetRect(box.rect, half);
  const isUniform = SIDES.every((side) => widths[side] === widths.top && colorOf(box, side) === colorOf(box, 'top'));
  if (isUniform) {
    return [
      {
        type: 'path',
        d: roundedRectPath(middle, innerRadii(radii, half)),
        stroke: dashes(widths.top, style, colorOf(box, 'top')),
      },
    ];
  }
  return SIDES.filter((side) => widths[side] > 0).map((side) => ({
    type: 'path',
    d: sideLine(side, middle),
    stroke: dashes(widths[side], style, colorOf(box, side)),
  }));
}

function dashes(
  width: number,
  style: 'dashed' | 'dotted',
  paint: HexColor,
): NonNullable<Extract<SceneNode, { type: 'path' }>['stroke']> {
  return style === 'dotted'
    ? { paint, width, dash: [0, width * 2], cap: 'round' }
    : { paint, width, dash: [width * 3, width * 2], cap: 'butt' };
}

function sideLine(side: keyof Insets, rect: Rect): string {
  const [l, t, r, b] = [rect.x, rect.y, rect.x + rect.width, rect.y + rect.height];
  return { top: `M${l} ${t}H${r}`, right: `M${r} ${t}V${b}`, bottom: `M${r} ${b}H${l}`, left: `M${l} ${b}V${t}` }[side];
}
