import { type BannerPlace, LEAST_PART, type Rect, type Size } from '@cardwright/renderer';
import { lineMagnet, linesOf } from '../../../canvas/geometry/lineMagnet.js';
import {
  ALL_SIDES,
  type Magnet,
  moveSides,
  snap,
  type Snap,
  type SnapSides,
} from '../../../canvas/geometry/snapping.js';
import type { ShownSize } from '../../../banners/sizes.js';

/** A part that was taken hold of. Everything is in pixels of the banner. */
export interface Taken {
  readonly rect: Rect;
  /** The edges that move: all of them, or those of a handle. */
  readonly sides: SnapSides;
  readonly magnets: readonly Magnet[];
}

/** What the parts of a banner snap to: its edges and centre, the safe margins, the crop, and the other part. */
export function bannerMagnets(
  { width, height, guides: { safe, crop } }: ShownSize,
  others: readonly Rect[],
): readonly Magnet[] {
  const inside = {
    x: safe.left,
    y: safe.top,
    width: width - safe.left - safe.right,
    height: height - safe.top - safe.bottom,
  };
  const rects = [{ x: 0, y: 0, width, height }, inside, ...(crop === null ? [] : [crop]), ...others];
  return [lineMagnet(rects.flatMap(linesOf))];
}

/** Where a part comes to lie that is dragged by a way. @param reach how near something attracts; 0 if nothing does */
export function dragPart(
  { rect, sides, magnets }: Taken,
  way: Readonly<Record<'x' | 'y', number>>,
  size: Size,
  reach: number,
): Snap {
  const wanted = moveSides(rect, way, sides);
  const { rect: snapped, guides } = reach > 0 ? snap(wanted, magnets, reach, sides) : { rect: wanted, guides: [] };
  return { rect: kept(snapped, size, sides), guides };
}

/** A rectangle as a part's place. @param isSized whether its size was chosen, too */
export function placeOf(rect: Rect, { width, height }: Size, isSized: boolean): BannerPlace {
  const percent = (part: number, whole: number): number => Math.round((part / whole) * 1e4) / 100;
  return {
    x: percent(rect.x, width),
    y: percent(rect.y, height),
    ...(isSized && { width: percent(rect.width, width), height: percent(rect.height, height) }),
  };
}

/** Keeps a fifth of the part on the banner, and the part large enough to take hold of. */
function kept(rect: Rect, size: Size, sides: SnapSides): Rect {
  const [x, width] = keptSpan(rect.x, rect.width, size.width, sides.x);
  const [y, height] = keptSpan(rect.y, rect.height, size.height, sides.y);
  return { x, y, width, height };
}

function keptSpan(start: number, length: number, whole: number, sides: SnapSides['x']): readonly [number, number] {
  const least = (LEAST_PART / 100) * whole;
  if (sides.length === ALL_SIDES.x.length)
    return [Math.min(whole - length / 5, Math.max(-length * 0.8, start)), length];
  const isAtStart = sides[0] === 'start';
  const most = isAtStart ? Math.min(2 * whole, start + length + whole) : 2 * whole;
  const settled = Math.min(most, Math.max(least, length));
  return [isAtStart ? start + length - settled : start, settled];
}
