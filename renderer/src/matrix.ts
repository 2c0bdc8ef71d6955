import { roundTo, type Matrix, type Point, type Rect } from './geometry.js';

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transform that applies `inner` first and then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function apply(matrix: Matrix, point: Point): Point {
  const [a, b, c, d, e, f] = matrix;
  return { x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f };
}

/** Undefined when the transform is not invertible. */
export function invert(matrix: Matrix): Matrix | undefined {
  const [a, b, c, d, e, f] = matrix;
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-18) return undefined;
  const [ia, ib, ic, id] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [ia, ib, ic, id, -(ia * e + ic * f), -(ib * e + id * f)];
}

export function isIdentity(matrix: Matrix): boolean {
  return matrix.every((value, index) => value === IDENTITY[index]);
}

/** The average factor by which lengths grow. */
export function scaleOf(matrix: Matrix): number {
  return Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
}

/** Eight decimals for the linear part (it multiplies coordinates), four for the offset unless the space is tiny. */
export function roundMatrix(matrix: Matrix, offsetDecimals = 4): Matrix {
  const [a, b, c, d, e, f] = matrix;
  return [
    roundTo(a, 8),
    roundTo(b, 8),
    roundTo(c, 8),
    roundTo(d, 8),
    roundTo(e, offsetDecimals),
    roundTo(f, offsetDecimals),
  ];
}

/** Clockwise, from the top left. */
export function cornersOf({ x, y, width, height }: Rect): readonly Point[] {
  const [right, bottom] = [x + width, y + height];
  return [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
}

/** Smallest upright rectangle around a transformed rectangle. */
export function transformRect(matrix: Matrix, rect: Rect): Rect {
  const corners = cornersOf(rect).map((corner) => apply(matrix, corner));
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
