import type { Matrix } from '../geometry.js';
import type { HexColor, LinearGradient, Paint, RadialGradient } from '../displayList.js';

/** A gradient of zero length as SVG paints it: the last stop's colour, or nothing without stops. */
export function simplifyPaint(paint: Paint): Paint | undefined {
  if (typeof paint === 'string') return paint;
  const last: HexColor | undefined = paint.stops.at(-1)?.color;
  if (last === undefined) return undefined;
  const flat = paint.type === 'linear' ? paint.x1 === paint.x2 && paint.y1 === paint.y2 : paint.r <= 0;
  return flat || paint.stops.length === 1 || (paint.transform && isSingular(paint.transform)) ? last : paint;
}

/** The same linear gradient without a transform: its lines of equal colour are mapped, its axis stays perpendicular. */
export function applyLinearTransform(gradient: LinearGradient): LinearGradient {
  if (!gradient.transform) return gradient;
  const [a, b, c, d, e, f] = gradient.transform;
  const { x1, y1, x2, y2, stops } = gradient;
  const fromX = a * x1 + c * y1 + e;
  const fromY = b * x1 + d * y1 + f;
  // Any point on the last colour's line will do; project it onto the normal of the mapped lines.
  const acrossX = -a * (y2 - y1) + c * (x2 - x1);
  const acrossY = -b * (y2 - y1) + d * (x2 - x1);
  const endX = a * (x2 - x1) + c * (y2 - y1);
  const endY = b * (x2 - x1) + d * (y2 - y1);
  const length = acrossX * acrossX + acrossY * acrossY;
  const along = (endX * acrossX + endY * acrossY) / length;
  return {
    type: 'linear',
    stops,
    x1: fromX,
    y1: fromY,
    x2: fromX + endX - along * acrossX,
    y2: fromY + endY - along * acrossY,
  };
}

/** The same radial gradient without a transform, or `undefined` when its circles become ellipses. */
export function applyRadialTransform(gradient: RadialGradient): RadialGradient | undefined {
  if (!gradient.transform) return gradient;
  const [a, b, c, d, e, f] = gradient.transform;
  const scale = Math.hypot(a, b);
  const tolerance = 1e-9 * scale;
  const similar =
    (Math.abs(a - d) <= tolerance && Math.abs(b + c) <= tolerance) ||
    (Math.abs(a + d) <= tolerance && Math.abs(b - c) <= tolerance);
  if (!similar) return undefined;
  const { cx, cy, r, fx = cx, fy = cy, stops } = gradient;
  return {
    type: 'radial',
    stops,
    cx: a * cx + c * cy + e,
    cy: b * cx + d * cy + f,
    r: r * scale,
    fx: a * fx + c * fy + e,
    fy: b * fx + d * fy + f,
  };
}

/** Inverts a matrix that is known not to be singular; `invert` of `matrix.ts` checks that and may return undefined. */
export function invert(matrix: Matrix): Matrix {
  const [a, b, c, d, e, f] = matrix;
  const det = a * d - b * c;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

export function isSingular([a, b, c, d]: Matrix): boolean {
  return Math.abs(a * d - b * c) < 1e-12;
}
