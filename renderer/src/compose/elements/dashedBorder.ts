import { quantize, type EllipticRadii, type Insets, type Rect } from '../../geometry.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import { roundedRectPath } from '../../shapes/index.js';
import type { HexColor, SceneNode } from '../../displayList.js';
import { boxRadii, innerRadii, insetRect, scaleInsets } from '../boxPath.js';
import { NEIGHBOURS, SIDES } from '../boxSides.js';
import { borderColor } from './borderSides.js';

/** Dashes must not depend on the bleed, so these borders stay inside the trim. */
export function dashedBorder(box: LaidOutBox, widths: Insets, style: 'dashed' | 'dotted'): SceneNode[] {
  const radii = boxRadii(box.source.style, box.rect);
  const half = scaleInsets(widths, 0.5);
  const middle = insetRect(box.rect, half);
  const isUniform = SIDES.every(
    (side) => widths[side] === widths.top && borderColor(box, side) === borderColor(box, 'top'),
  );
  if (isUniform) {
    return [
      {
        type: 'path',
        d: roundedRectPath(middle, innerRadii(radii, half)),
        stroke: dashes(widths.top, style, borderColor(box, 'top')),
      },
    ];
  }
  const round = innerRadii(radii, half);
  return SIDES.filter((side) => widths[side] > 0).map((side) => ({
    type: 'path',
    d: sideLine(side, middle, round, widths),
    stroke: dashes(widths[side], style, borderColor(box, side)),
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

/**
 * The centre line of one side with its share of the two roundings: half of each, or all of it beside a side without a
 * border.
 */
function sideLine(side: keyof Insets, rect: Rect, radii: EllipticRadii, widths: Insets): string {
  const { topLeft, topRight, bottomRight, bottomLeft } = radii;
  const [l, t, r, b] = [rect.x, rect.y, rect.x + rect.width, rect.y + rect.height];
  const quarter = { topLeft: Math.PI, topRight: -Math.PI / 2, bottomRight: 0, bottomLeft: Math.PI / 2 };
  const centers = {
    topLeft: { x: l + topLeft.x, y: t + topLeft.y },
    topRight: { x: r - topRight.x, y: t + topRight.y },
    bottomRight: { x: r - bottomRight.x, y: b - bottomRight.y },
    bottomLeft: { x: l + bottomLeft.x, y: b - bottomLeft.y },
  };
  /** A point on a rounding; share 0 is its start, clockwise. */
  const on = (corner: keyof EllipticRadii, share: number): string => {
    const angle = quarter[corner] + (share * Math.PI) / 2;
    const { x, y } = radii[corner];
    return `${quantize(centers[corner].x + x * Math.cos(angle))} ${quantize(centers[corner].y + y * Math.sin(angle))}`;
  };
  const arcTo = (corner: keyof EllipticRadii, share: number): string =>
    `A${quantize(radii[corner].x)} ${quantize(radii[corner].y)} 0 0 1 ${on(corner, share)}`;
  const [from, to, before, after] = NEIGHBOURS[side];
  const start = widths[before] > 0 ? 0.5 : 0;
  const end = widths[after] > 0 ? 0.5 : 1;
  const isRound = (corner: keyof EllipticRadii): boolean => radii[corner].x > 0 && radii[corner].y > 0;
  const first = isRound(from) ? `M${on(from, start)}${arcTo(from, 1)}` : `M${on(from, 1)}`;
  return `${first}L${on(to, 0)}${isRound(to) ? arcTo(to, end) : ''}`;
}
