import { parsePath } from '../../paths/parsePath.js';
import { endPoint } from '../../paths/path.js';
import { Bounds } from './Bounds.js';

/**
 * A box that contains SVG path data, in its own units. It includes control points and whole arc circles, so it may be
 * larger than the ink but never smaller: good for sizing layers, not for measuring.
 */
export function pathBounds(d: string): Bounds {
  const bounds = new Bounds();
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const segment of parsePath(d).segments) {
    const [endX, endY] = endPoint(segment, startX, startY);
    if (segment[0] === 'M') [startX, startY] = [endX, endY];
    if (segment[0] === 'A') {
      const radius = Math.max(segment[1], segment[2], Math.hypot(endX - x, endY - y) / 2);
      bounds.add(x, y, 2 * radius).add(endX, endY, 2 * radius);
    } else {
      for (let index = 1; index + 1 < segment.length; index += 2)
        bounds.add(Number(segment[index]), Number(segment[index + 1]));
    }
    [x, y] = [endX, endY];
  }
  return bounds;
}
