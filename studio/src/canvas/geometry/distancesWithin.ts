import type { Rect } from '@cardwright/renderer';
import { bottom, centerOf, right } from './rects.js';
import { type Guide, isSame } from './snapping.js';
import { measure } from './spans.js';

/** The distances from a rectangle to the four sides of another one around it, measured from its middle. */
export function distancesWithin(rect: Rect, outer: Rect): readonly Guide[] {
  const center = centerOf(rect);
  return [
    measure('x', outer.x, rect.x, center.y),
    measure('x', right(rect), right(outer), center.y),
    measure('y', outer.y, rect.y, center.x),
    measure('y', bottom(rect), bottom(outer), center.x),
  ].filter(({ distance = 0 }) => distance > 0 && !isSame(distance, 0));
}
