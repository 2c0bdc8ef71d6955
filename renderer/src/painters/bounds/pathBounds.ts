import { parsePath } from '../../paths/parsePath.js';
import { pathBounds as boundsOfSegments } from '../../paths/pathBounds.js';
import { Bounds } from './Bounds.js';

/** Tight bounds of SVG path data, in its own units. */
export function pathBounds(d: string): Bounds {
  const rect = boundsOfSegments(parsePath(d).segments);
  return rect === undefined ? new Bounds() : Bounds.of(rect);
}
