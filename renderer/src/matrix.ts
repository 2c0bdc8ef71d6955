import type { Matrix, Point, Rect } from './geometry.js';
import { parseLength, parseNumbers, roundTo } from './svg/values/number.js';

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

/** undefined when the transform flattens the plane. */
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

/** Factor by which lengths grow on average. */
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

/** Smallest upright rectangle around a transformed rectangle. */
export function transformRect(matrix: Matrix, { x, y, width, height }: Rect): Rect {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ].map((corner) => apply(matrix, corner));
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A transform list, of the attribute or of CSS; undefined when it is not one. */
export function parseTransform(text: string): Matrix | undefined {
  let result: Matrix = IDENTITY;
  const rest = text.trim();
  if (rest === '' || rest === 'none') return result;
  const functions = /([A-Za-z]+)\s*\(([^()]*)\)[\s,]*/y;
  while (functions.lastIndex < rest.length) {
    const match = functions.exec(rest);
    const step = match === null ? undefined : transformFunction(match[1] ?? '', match[2] ?? '');
    if (step === undefined) return undefined;
    result = multiply(result, step);
  }
  return result.every((value) => Number.isFinite(value)) ? result : undefined;
}

function transformFunction(name: string, argumentText: string): Matrix | undefined {
  if (name === 'matrix') {
    const [a, b, c, d, e, f, ...more] = parseNumbers(argumentText);
    return f === undefined || more.length > 0 ? undefined : ([a, b, c, d, e, f] as Matrix);
  }
  const parts = argumentText.trim().split(/\s*,\s*|\s+/);
  const isAngular = name === 'rotate' || name.startsWith('skew');
  const values = parts.map((part, index) => (isAngular && index === 0 ? parseAngle(part) : parseLength(part, 1)));
  const [first, second, third] = values;
  if (first === undefined || values.includes(undefined)) return undefined;
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0];
    case 'translateX':
      return [1, 0, 0, 1, first, 0];
    case 'translateY':
      return [1, 0, 0, 1, 0, first];
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0];
    case 'scaleX':
      return [first, 0, 0, 1, 0, 0];
    case 'scaleY':
      return [1, 0, 0, first, 0, 0];
    case 'rotate':
      return rotation(first, second ?? 0, third ?? 0);
    case 'skewX':
      return [1, 0, Math.tan(radians(first)), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(radians(first)), 0, 1, 0, 0];
    default:
      return undefined;
  }
}

/** Degrees clockwise about a point. */
function rotation(degrees: number, cx: number, cy: number): Matrix {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Degrees. */
function parseAngle(text: string): number | undefined {
  const match = /^(.*?)(deg|grad|rad|turn)?$/i.exec(text);
  const value = parseLength(match?.[1], 1);
  if (value === undefined) return undefined;
  const factors: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
  return value * (factors[(match?.[2] ?? 'deg').toLowerCase()] ?? 1);
}
