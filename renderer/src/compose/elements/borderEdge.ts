import type { EllipticRadii, Insets, Point, Rect } from '../../geometry.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import { isRound } from '../bleedStrips.js';
import { boxRadii, innerRadii, scaleInsets } from '../boxPath.js';
import { type Corner, cornersOf } from '../boxSides.js';
import { bleedRect, type SceneContext, touchedEdges } from '../sceneContext.js';

/** An edge of a border: its outer or inner one, or one between them. */
export interface BorderEdge {
  readonly rect: Rect;
  readonly radii: EllipticRadii;
}

/**
 * The edge at a share of the border's widths: 0 is the outer edge, 1 the inner one. Where the box touches the trim between square
 * corners, the outer edge lies at the end of the bleed, and so do all edges of a side without a border.
 */
export function borderEdge(box: LaidOutBox, widths: Insets, context: SceneContext, share: number): BorderEdge {
  const { rect } = box;
  const radii = boxRadii(box.source.style, rect);
  const insets = scaleInsets(widths, share);
  const touched = touchedEdges(rect, context);
  const isBled = (side: keyof Insets): boolean =>
    insets[side] === 0 && touched[side] && cornersOf(side).every((corner) => radii[corner] === 0);
  const outer = bleedRect(rect, context);
  const left = isBled('left') ? outer.x : rect.x + insets.left;
  const top = isBled('top') ? outer.y : rect.y + insets.top;
  const right = isBled('right') ? outer.x + outer.width : rect.x + rect.width - insets.right;
  const bottom = isBled('bottom') ? outer.y + outer.height : rect.y + rect.height - insets.bottom;
  return {
    rect: { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) },
    radii: innerRadii(radii, insets),
  };
}

/** How an edge turns at a corner. One without a radius is one point. */
export interface Turn {
  readonly start: Point;
  readonly end: Point;
  readonly radius: Point;
  /** 1 is clockwise, as in path data. */
  readonly sweep: 0 | 1;
}

/** How an edge turns at a corner, clockwise. */
export function turnAt({ rect, radii }: BorderEdge, corner: Corner): Turn {
  const [x, y, right, bottom] = [rect.x, rect.y, rect.x + rect.width, rect.y + rect.height];
  const radius = isRound(radii[corner]) ? radii[corner] : { x: 0, y: 0 };
  const turn = (start: Point, end: Point): Turn => ({ start, end, radius, sweep: 1 });
  switch (corner) {
    case 'topLeft':
      return turn({ x, y: y + radius.y }, { x: x + radius.x, y });
    case 'topRight':
      return turn({ x: right - radius.x, y }, { x: right, y: y + radius.y });
    case 'bottomRight':
      return turn({ x: right, y: bottom - radius.y }, { x: right - radius.x, y: bottom });
    case 'bottomLeft':
      return turn({ x: x + radius.x, y: bottom }, { x, y: bottom - radius.y });
  }
}

/** The same turn in the other direction. */
export function turnedBack({ start, end, radius, sweep }: Turn): Turn {
  return { start: end, end: start, radius, sweep: sweep === 1 ? 0 : 1 };
}
