import {
  mapCorners,
  type Corners,
  type EllipticRadii,
  type Insets,
  type Point,
  type Radii,
  type Rect,
} from '../geometry.js';
import { roundedRectPath } from '../shapes/index.js';
import type { CornerRadius, Style } from '../resolve/style.js';
import { bleedStrips, isRound } from './bleedStrips.js';
import { cornersOf, SIDES } from './boxSides.js';
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
  return mapCorners(asked, (value) => value * factor);
}

/**
 * Radii of the inner edge of a border or padding with the given widths; between sides of different widths it is
 * elliptical (CSS Backgrounds 3, section 4.2).
 */
export function innerRadii(radii: Radii, { top, right, bottom, left }: Insets): EllipticRadii {
  const inner = (radius: number, x: number, y: number): Point => ({
    x: Math.max(0, radius - x),
    y: Math.max(0, radius - y),
  });
  return {
    topLeft: inner(radii.topLeft, left, top),
    topRight: inner(radii.topRight, right, top),
    bottomRight: inner(radii.bottomRight, right, bottom),
    bottomLeft: inner(radii.bottomLeft, left, bottom),
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

export function scaleInsets(insets: Insets, factor: number): Insets {
  return {
    top: insets.top * factor,
    right: insets.right * factor,
    bottom: insets.bottom * factor,
    left: insets.left * factor,
  };
}

/** A clip to everything in a wide surrounding of a rectangle that is outside an outline. */
export function outsideOf(d: string, rect: Rect): { readonly d: string; readonly rule: 'evenodd' } {
  const around = growRect(rect, SURROUNDING);
  return {
    d: roundedRectPath(around, { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 }) + d,
    rule: 'evenodd',
  };
}

/** Units: more than any shadow reaches. */
const SURROUNDING = 1000;

export function growRect(rect: Rect, by: number): Rect {
  return {
    x: rect.x - by,
    y: rect.y - by,
    width: Math.max(0, rect.width + 2 * by),
    height: Math.max(0, rect.height + 2 * by),
  };
}

/**
 * The outline of a box, extended into the bleed wherever it touches the trim. A corner that is rounded inside the trim
 * keeps its curve; only the straight part of the edge beside it is extended.
 */
export function boxPath(rect: Rect, corners: Corners<number | Point>, context: SceneContext): string {
  const radii = mapCorners(corners, (radius) => (typeof radius === 'number' ? { x: radius, y: radius } : radius));
  const edges = touchedEdges(rect, context);
  const isCut = SIDES.some((side) => edges[side] && cornersOf(side).some((corner) => isRound(radii[corner])));
  if (!isCut) return roundedRectPath(bleedRect(rect, context), radii);
  const strips = bleedStrips(rect, radii, context);
  return [roundedRectPath(rect, radii), ...SIDES.flatMap((side) => (edges[side] ? [strips[side]] : []))].join('');
}
