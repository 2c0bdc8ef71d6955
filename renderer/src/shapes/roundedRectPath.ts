import type { Radii, Rect } from '../geometry.js';
import { quantize } from '../geometry.js';

/** Distance of a cubic's control points that makes the best quarter circle. */
const KAPPA = 0.5522847498;

/** Closed outline of a rectangle with elliptical quarter corners, clockwise from the top left. */
export function roundedRectPath(rect: Rect, radii: Radii): string {
  const left = quantize(rect.x);
  const top = quantize(rect.y);
  const right = quantize(rect.x + rect.width);
  const bottom = quantize(rect.y + rect.height);
  const { topLeft, topRight, bottomRight, bottomLeft } = radii;
  if (topLeft + topRight + bottomRight + bottomLeft === 0) return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const q = quantize;
  const corner = (r: number, cx1: number, cy1: number, cx2: number, cy2: number, x: number, y: number): string =>
    r === 0 ? '' : `C${q(cx1)} ${q(cy1)} ${q(cx2)} ${q(cy2)} ${q(x)} ${q(y)}`;
  const k = (r: number): number => r * (1 - KAPPA);
  return [
    `M${q(left + topLeft)} ${top}H${q(right - topRight)}`,
    corner(topRight, right - k(topRight), top, right, top + k(topRight), right, top + topRight),
    `V${q(bottom - bottomRight)}`,
    corner(bottomRight, right, bottom - k(bottomRight), right - k(bottomRight), bottom, right - bottomRight, bottom),
    `H${q(left + bottomLeft)}`,
    corner(bottomLeft, left + k(bottomLeft), bottom, left, bottom - k(bottomLeft), left, bottom - bottomLeft),
    `V${q(top + topLeft)}`,
    corner(topLeft, left, top + k(topLeft), left + k(topLeft), top, left + topLeft, top),
    'Z',
  ].join('');
}
