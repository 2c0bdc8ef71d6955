import type { EllipticRadii, Insets, Point, Rect } from '../geometry.js';
import { roundedRectPath } from '../shapes/index.js';
import { type Corner, sidesAt } from './boxSides.js';
import { bleedRect, type SceneContext, touchedEdges } from './sceneContext.js';

/** Units by which a strip overlaps its box, so that no antialiased seam shows. */
const LAP = 0.5;

/** The bleed along the straight part of each side. */
export function bleedStrips(
  rect: Rect,
  radii: EllipticRadii,
  context: SceneContext,
): Readonly<Record<keyof Insets, string>> {
  const outer = bleedRect(rect, context);
  const edges = touchedEdges(rect, context);
  const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
  const [outerRight, outerBottom] = [outer.x + outer.width, outer.y + outer.height];
  /** Whether the straight part ends before a corner, since the corner is rounded at the trim. */
  const isCut = (corner: Corner): boolean => isRound(radii[corner]) && sidesAt(corner).some((side) => edges[side]);
  const strip = (from: Point, to: Point): string =>
    roundedRectPath(
      { ...from, width: Math.max(0, to.x - from.x), height: Math.max(0, to.y - from.y) },
      { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 },
    );
  const { topLeft, topRight, bottomRight, bottomLeft } = radii;
  return {
    top: strip(
      { x: isCut('topLeft') ? rect.x + topLeft.x : outer.x, y: outer.y },
      { x: isCut('topRight') ? right - topRight.x : outerRight, y: rect.y + LAP },
    ),
    bottom: strip(
      { x: isCut('bottomLeft') ? rect.x + bottomLeft.x : outer.x, y: bottom - LAP },
      { x: isCut('bottomRight') ? right - bottomRight.x : outerRight, y: outerBottom },
    ),
    left: strip(
      { x: outer.x, y: isCut('topLeft') ? rect.y + topLeft.y : outer.y },
      { x: rect.x + LAP, y: isCut('bottomLeft') ? bottom - bottomLeft.y : outerBottom },
    ),
    right: strip(
      { x: right - LAP, y: isCut('topRight') ? rect.y + topRight.y : outer.y },
      { x: outerRight, y: isCut('bottomRight') ? bottom - bottomRight.y : outerBottom },
    ),
  };
}

export function isRound({ x, y }: Point): boolean {
  return x > 0 && y > 0;
}
