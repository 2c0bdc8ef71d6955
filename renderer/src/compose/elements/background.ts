import type { Rect } from '../../geometry.js';
import type { StyleGradient } from '../../resolve/style.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import type { Paint, SceneNode } from '../../displayList.js';
import { boxPath, boxRadii } from '../boxPath.js';
import { hasSquareCorners, lappedRect } from '../lappedRect.js';
import { quantized } from '../quantized.js';
import type { SceneContext } from '../sceneContext.js';

/** Colour and gradient behind a box's content; the gradient is above the colour. */
export function backgroundNodes(box: LaidOutBox, context: SceneContext): SceneNode[] {
  const { style } = box.source;
  if (style.backgroundColor === undefined && style.backgroundGradient === undefined) return [];
  const rect = hasSquareCorners(box) ? lappedRect(box.rect, context.covers) : box.rect;
  const d = boxPath(rect, boxRadii(style, box.rect), context);
  const nodes: SceneNode[] = [];
  if (style.backgroundColor !== undefined) nodes.push({ type: 'path', d, fill: style.backgroundColor });
  if (style.backgroundGradient !== undefined) {
    nodes.push(quantized({ type: 'path', d, fill: gradientPaint(style.backgroundGradient, box.rect) }));
  }
  return nodes;
}

/** A style's gradient over a rectangle; geometry of linear gradients as in CSS Images 3, section 3.1.1. */
export function gradientPaint(gradient: StyleGradient, rect: Rect): Paint {
  const stops = gradient.stops.map(({ color, offset }) => ({ color, offset }));
  if (gradient.type === 'radial') {
    const center = gradient.center ?? { x: 50, y: 50 };
    const cx = rect.x + (center.x / 100) * rect.width;
    const cy = rect.y + (center.y / 100) * rect.height;
    const reach = {
      x: Math.max(cx - rect.x, rect.x + rect.width - cx),
      y: Math.max(cy - rect.y, rect.y + rect.height - cy),
    };
    // Farthest-corner ellipse: with the ratio of the farthest sides, through the farthest corner.
    const r = Math.SQRT2 * Math.max(reach.x, 0.001);
    const scaleY = reach.y / Math.max(reach.x, 0.001);
    return { type: 'radial', cx: 0, cy: 0, r, stops, transform: [1, 0, 0, scaleY, cx, cy] };
  }
  const angle =
    gradient.toCorner === undefined ? (gradient.angle * Math.PI) / 180 : cornerAngle(gradient.toCorner, rect);
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  const half = (Math.abs(rect.width * sin) + Math.abs(rect.height * cos)) / 2;
  const x = rect.x + rect.width / 2;
  const y = rect.y + rect.height / 2;
  return { type: 'linear', x1: x - sin * half, y1: y + cos * half, x2: x + sin * half, y2: y - cos * half, stops };
}

/** Direction, clockwise from "up", at which the two neighbouring corners share the middle colour. */
function cornerAngle(corner: NonNullable<StyleGradient['toCorner']>, rect: Rect): number {
  const up = Math.atan2(rect.height, rect.width);
  switch (corner) {
    case 'topRight':
      return up;
    case 'bottomRight':
      return Math.PI - up;
    case 'bottomLeft':
      return Math.PI + up;
    case 'topLeft':
      return -up;
  }
}
