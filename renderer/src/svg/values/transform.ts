import type { Matrix } from '../../geometry.js';
import { IDENTITY, multiply } from '../../matrix.js';
import { parseLength, parseNumbers } from './number.js';

/** Cost in steps of each character of a transform. */
export const TRANSFORM_WORK = 4;

/** Parses a transform list from the attribute or from CSS; undefined when it is invalid. */
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
  const parts = argumentText
    .trim()
    .replace(/\s+/g, ' ')
    .split(/ ?, ?| /);
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
