import type { Insets, Radii, Rect } from '../geometry.js';
import { roundedRectPath } from '../shapes/index.js';
import type { CornerRadius, Style } from '../resolve/style.js';
import type { SceneContext } from './sceneContext.js';
import { bleedRect, touchedEdges } from './sceneContext.js';

/** Corner radii of a box, scaled down together if neighbours overlap (CSS Backgrounds 3, section 4.5). */
export function boxRadii(style: Style, rect: Rect): Radii {
  const shorter = Math.min(rect.width, rect.height);
  const radius = (corner: CornerRadius | undefined): number => {
    if (corner === undefined) return 0;
    if (corner === 'full') return shorter / 2;
    return Math.max(0, typeof corner === 'number' ? corner : (corner.value / 100) * shorter);
  };
  const corners = style.borderRadius ?? {};
  const asked = {
    topLeft: radius(corners.topLeft),
    topRight: radius(corners.topRight),
    bottomRight: radius(corners.bottomRight),
    bottomLeft: radius(corners.bottomLeft),
  };
  const factor = Math.min(
    1,
    rect.width / Math.max(asked.topLeft + asked.topRight, asked.bottomLeft + asked.bottomRight, Number.MIN_VALUE),
    rect.height / Math.max(asked.topLeft + asked.bottomLeft, asked.topRight + asked.bottomRight, Number.MIN_VALUE),
  );
  return mapRadii(asked, (value) => value * factor);
}

/** Radii of the inner edge of a border or padding with the given widths. */
export function innerRadii(radii: Radii, insets: Insets): Radii {
  return {
    topLeft: Math.max(0, radii.topLeft - Math.max(insets.top, insets.left)),
    topRight: Math.max(0, radii.topRight - Math.max(insets.top, insets.right)),
    bottomRight: Math.max(0, radii.bottomRight - Math.max(insets.bottom, insets.right)),
    bottomLeft: Math.max(0, radii.bottomLeft - Math.max(insets.bottom, insets.left)),
  };
}

export function mapRadii(radii: Radii, map: (value: number) => number): Radii {
  return {
    topLeft: map(radii.topLeft),
    topRight: map(radii.topRight),
    bottomRight: map(radii.bottomRight),
    bottomLeft: map(radii.bottomLeft),
  };
}

export function insetRect(rect: Rect, insets: Insets): Rect {
  return {
    x: rect.x + insets.left,
    y: rect.y + insets.top,
    width: Math.max(0, rect.width - insets.left - insets.right),
    height: Math.max(0, rect.height - insets.top - insets.bottom),
  };
}

/**
 * The outline of a box, extended into the bleed wherever it touches the trim. A corner that is rounded inside the trim
 * keeps its curve; only the straight part of the edge beside it is extended.
 */
export function boxPath(rect: Rect, radii: Radii, context: SceneContext): string {
  const edges = touchedEdges(rect, context);
  const rounded = {
    topLeft: radii.topLeft > 0 && (edges.top || edges.left),
    topRight: radii.topRight > 0 && (edges.top || edges.right),
    bottomRight: radii.bottomRight > 0 && (edges.bottom || edges.right),
    bottomLeft: radii.bottomLeft > 0 && (edges.bottom || edges.left),
  };
  if (!rounded.topLeft && !rounded.topRight && !rounded.bottomRight && !rounded.bottomLeft) {
    return roundedRectPath(bleedRect(rect, context), radii);
  }
  const outer = bleedRect(rect, context);
  const strips: Rect[] = [];
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  const spanX = (from: number, to: number): { x: number; width: number } => ({
    x: from,
    width: Math.max(0, to - from),
  });
  const spanY = (from: number, to: number): { y: number; height: number } => ({
    y: from,
    height: Math.max(0, to - from),
  });
  const top = {
    left: rounded.topLeft ? rect.x + radii.topLeft : outer.x,
    right: rounded.topRight ? right - radii.topRight : outer.x + outer.width,
  };
  const base = {
    left: rounded.bottomLeft ? rect.x + radii.bottomLeft : outer.x,
    right: rounded.bottomRight ? right - radii.bottomRight : outer.x + outer.width,
  };
  const west = {
    top: rounded.topLeft ? rect.y + radii.topLeft : outer.y,
    bottom: rounded.bottomLeft ? bottom - radii.bottomLeft : outer.y + outer.height,
  };
  const east = {
    top: rounded.topRight ? rect.y + radii.topRight : outer.y,
    bottom: rounded.bottomRight ? bottom - radii.bottomRight : outer.y + outer.height,
  };
  // Overlap by half a unit, so that no antialiased seam shows between outline and strip.
  const lap = 0.5;
  if (edges.top) strips.push({ ...spanX(top.left, top.right), ...spanY(outer.y, rect.y + lap) });
  if (edges.bottom) strips.push({ ...spanX(base.left, base.right), ...spanY(bottom - lap, outer.y + outer.height) });
  if (edges.left) strips.push({ ...spanX(outer.x, rect.x + lap), ...spanY(west.top, west.bottom) });
  if (edges.right) strips.push({ ...spanX(right - lap, outer.x + outer.width), ...spanY(east.top, east.bottom) });
  const square = mapRadii(radii, () => 0);
  return [roundedRectPath(rect, radii), ...strips.map((strip) => roundedRectPath(strip, square))].join('');
}
