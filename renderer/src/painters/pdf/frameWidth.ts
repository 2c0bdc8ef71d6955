import { parsePath } from '../../paths/parsePath.js';
import { meanWidth, pathBounds } from '../../paths/pathBounds.js';

/** Characters of path data of both edges, which may have round corners. What takes more to describe is a shape. */
const LONGEST = 600;

/**
 * The width of a border in units: of the area between two edges with the same corners, where it is widest, or of a band
 * around some corners, on average. Infinity for other areas.
 */
export function frameWidth(d: string): number {
  if (d.length > LONGEST) return Infinity;
  const [, outer, inner, ...more] = d.split('M');
  if (outer === undefined || more.length > 0) return Infinity;
  if (inner === undefined) return meanWidth(parsePath(d).segments);
  if (outer.replace(/[^A-Z]/g, '') !== inner.replace(/[^A-Z]/g, '')) return Infinity;
  const [from, to] = [outer, inner].map((edge) => pathBounds(parsePath(`M${edge}`).segments));
  if (from === undefined || to === undefined) return Infinity;
  const [right, bottom] = [from.x + from.width - to.x - to.width, from.y + from.height - to.y - to.height];
  const widths = [to.x - from.x, to.y - from.y, right, bottom];
  return widths.every((width) => width >= 0) ? Math.max(...widths) : Infinity;
}
