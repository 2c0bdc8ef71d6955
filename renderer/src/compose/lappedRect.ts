import type { Rect } from '../geometry.js';
import type { LaidOutBox } from '../layout/laidOut.js';
import { boxRadii } from './boxPath.js';

/** How far a background reaches below what covers its edge, in design units: 1.5 pixels at 300 dpi on a poker card. */
const LAP = 0.5;

/** Edges within a hundredth of a unit (3 µm on a poker card) meet. */
const TOLERANCE = 0.01;

/**
 * A rectangle that reaches a little below opaque ones that begin where it ends and are painted later. Where two edges only
 * meet, antialiasing lets what lies below them shine through as a hairline.
 */
export function lappedRect(rect: Rect, covers: readonly Rect[]): Rect {
  const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
  const isSpannedAcross = ({ x, width, height }: Rect): boolean =>
    height >= LAP && x <= rect.x + TOLERANCE && x + width >= right - TOLERANCE;
  const isSpannedDown = ({ y, width, height }: Rect): boolean =>
    width >= LAP && y <= rect.y + TOLERANCE && y + height >= bottom - TOLERANCE;
  const lapIf = (covered: (cover: Rect) => boolean): number => (covers.some(covered) ? LAP : 0);
  const top = lapIf((cover) => isSpannedAcross(cover) && meet(cover.y + cover.height, rect.y));
  const left = lapIf((cover) => isSpannedDown(cover) && meet(cover.x + cover.width, rect.x));
  return {
    x: rect.x - left,
    y: rect.y - top,
    width: rect.width + left + lapIf((cover) => isSpannedDown(cover) && meet(cover.x, right)),
    height: rect.height + top + lapIf((cover) => isSpannedAcross(cover) && meet(cover.y, bottom)),
  };
}

export function hasSquareCorners({ source: { style }, rect }: LaidOutBox): boolean {
  return Object.values(boxRadii(style, rect)).every((radius) => radius === 0);
}

const meet = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE;
