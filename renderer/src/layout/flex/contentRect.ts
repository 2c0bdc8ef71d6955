import Yoga, { type Edge } from 'yoga-layout';
import type { Rect } from '../../geometry.js';
import type { FlexBox } from './flexTree.js';

/** A box without its border and padding. Most boxes have neither, and asking for what is not there takes time. */
export function contentRect({ node, source: { style } }: FlexBox, rect: Rect): Rect {
  if (style.padding === undefined && style.borderWidth === undefined) return rect;
  const around = (edge: Edge): number => node.getComputedPadding(edge) + node.getComputedBorder(edge);
  const [left, top] = [around(Yoga.EDGE_LEFT), around(Yoga.EDGE_TOP)];
  return {
    x: rect.x + left,
    y: rect.y + top,
    width: Math.max(0, rect.width - left - around(Yoga.EDGE_RIGHT)),
    height: Math.max(0, rect.height - top - around(Yoga.EDGE_BOTTOM)),
  };
}
