import type { PathSegment } from './pathSegment.js';

type Arc = Extract<PathSegment, readonly ['A', ...number[]]>;

/**
 * Cubics along an elliptical arc that starts at (x1, y1): at most a quarter turn each, with an error below 0.03% of the
 * radius.
 */
export function arcToCubics(x1: number, y1: number, arc: Arc): PathSegment[] {
  const [, , , rotation, , , x2, y2] = arc;
  if (x1 === x2 && y1 === y2) return [];
  const centre = arcCentre(x1, y1, arc);
  if (centre === undefined) return [['L', x2, y2]];
  const { cx, cy, rx, ry, start, sweep } = centre;
  const phi = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const at = (x: number, y: number): [number, number] => [
    cx + cos * rx * x - sin * ry * y,
    cy + sin * rx * x + cos * ry * y,
  ];
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, index): PathSegment => {
    const [from, to] = [start + index * step, start + (index + 1) * step];
    const first = at(Math.cos(from) - handle * Math.sin(from), Math.sin(from) + handle * Math.cos(from));
    const second = at(Math.cos(to) + handle * Math.sin(to), Math.sin(to) - handle * Math.cos(to));
    const end: [number, number] = index === count - 1 ? [x2, y2] : at(Math.cos(to), Math.sin(to));
    return ['C', ...first, ...second, ...end];
  });
}

/** Centre, corrected radii and angles of an arc with given end points (SVG 2, appendix B.2.4). */
function arcCentre(
  x1: number,
  y1: number,
  [, radiusX, radiusY, rotation, large, sweepFlag, x2, y2]: Arc,
): { cx: number; cy: number; rx: number; ry: number; start: number; sweep: number } | undefined {
  let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)];
  if (rx === 0 || ry === 0) return undefined;
  const phi = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const excess = (px * px) / (rx * rx) + (py * py) / (ry * ry);
  if (excess > 1) [rx, ry] = [rx * Math.sqrt(excess), ry * Math.sqrt(excess)];
  const numerator = rx * rx * ry * ry - rx * rx * py * py - ry * ry * px * px;
  const denominator = rx * rx * py * py + ry * ry * px * px;
  const root = denominator === 0 ? 0 : Math.sqrt(Math.max(0, numerator / denominator));
  const factor = large === sweepFlag ? -root : root;
  const [qx, qy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const start = Math.atan2((py - qy) / ry, (px - qx) / rx);
  const end = Math.atan2((-py - qy) / ry, (-px - qx) / rx);
  let sweep = end - start;
  if (sweepFlag === 1 && sweep < 0) sweep += 2 * Math.PI;
  if (sweepFlag === 0 && sweep > 0) sweep -= 2 * Math.PI;
  const [cx, cy] = [cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2];
  return [cx, cy, start, sweep].every((value) => Number.isFinite(value)) ? { cx, cy, rx, ry, start, sweep } : undefined;
}
