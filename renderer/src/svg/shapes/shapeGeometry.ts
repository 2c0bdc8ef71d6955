import { type Frame, fontSizeOf, type SvgContext } from '../context.js';
import { parseLength, parseNumbers } from '../values/number.js';
import { parsePath } from '../../paths/parsePath.js';
import type { PathSegment } from '../../paths/pathSegment.js';
import type { Style } from '../reading/style.js';
import type { SvgElement } from '../types.js';

/** Elements with an outline. */
export const SHAPE_ELEMENTS: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
]);

/** Cost in steps of a character of path data or points. */
const CHARACTER_WORK = 2;

/** The outline of a basic shape or path in its own space; empty when its size is zero or invalid. */
export function shapeGeometry(element: SvgElement, style: Style, frame: Frame, context: SvgContext): PathSegment[] {
  const { width, height } = frame.viewport;
  const diagonal = Math.hypot(width, height) / Math.SQRT2;
  const length = (name: string, percentOf: number): number | undefined =>
    parseLength(style.get(name) ?? element.attributes.get(name), percentOf, fontSizeOf(style));
  switch (element.name) {
    case 'path':
      return pathGeometry(element, context);
    case 'rect':
      return rectSegments(
        length('x', width) ?? 0,
        length('y', height) ?? 0,
        length('width', width) ?? 0,
        length('height', height) ?? 0,
        length('rx', width),
        length('ry', height),
      );
    case 'circle': {
      const r = length('r', diagonal) ?? 0;
      return ellipseSegments(length('cx', width) ?? 0, length('cy', height) ?? 0, r, r);
    }
    case 'ellipse': {
      const [rx, ry] = [length('rx', width), length('ry', height)];
      return ellipseSegments(length('cx', width) ?? 0, length('cy', height) ?? 0, rx ?? ry ?? 0, ry ?? rx ?? 0);
    }
    case 'line':
      return [
        ['M', length('x1', width) ?? 0, length('y1', height) ?? 0],
        ['L', length('x2', width) ?? 0, length('y2', height) ?? 0],
      ];
    default:
      return polySegments(element, context);
  }
}

function pathGeometry(element: SvgElement, { budget }: SvgContext): PathSegment[] {
  const d = element.attributes.get('d') ?? '';
  if (d.trim() === '' || d.trim() === 'none') return [];
  budget.spend(d.length * CHARACTER_WORK);
  const { segments, error } = parsePath(d);
  if (error !== undefined)
    budget.warn('svg.path_invalid', `Path at line ${element.line}: ${error}; it is drawn up to there.`);
  return segments.length > 1 ? segments : [];
}

function polySegments(element: SvgElement, { budget }: SvgContext): PathSegment[] {
  const text = element.attributes.get('points') ?? '';
  budget.spend(text.length * CHARACTER_WORK);
  const numbers = parseNumbers(text);
  const segments: PathSegment[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    segments.push([index === 0 ? 'M' : 'L', numbers[index] ?? 0, numbers[index + 1] ?? 0]);
  }
  if (segments.length < 2) return [];
  return element.name === 'polygon' ? [...segments, ['Z']] : segments;
}

/** A rectangle, with rounded corners if a radius is given (one radius applies to both axes; at most half a side). */
export function rectSegments(
  x: number,
  y: number,
  width: number,
  height: number,
  radiusX?: number,
  radiusY?: number,
): PathSegment[] {
  if (!(width > 0) || !(height > 0)) return [];
  const rx = Math.min(Math.max(0, radiusX ?? radiusY ?? 0), width / 2);
  const ry = Math.min(Math.max(0, radiusY ?? radiusX ?? 0), height / 2);
  const [right, bottom] = [x + width, y + height];
  if (rx === 0 || ry === 0) return [['M', x, y], ['L', right, y], ['L', right, bottom], ['L', x, bottom], ['Z']];
  const corner = (toX: number, toY: number): PathSegment => ['A', rx, ry, 0, 0, 1, toX, toY];
  return [
    ['M', x + rx, y],
    ['L', right - rx, y],
    corner(right, y + ry),
    ['L', right, bottom - ry],
    corner(right - rx, bottom),
    ['L', x + rx, bottom],
    corner(x, bottom - ry),
    ['L', x, y + ry],
    corner(x + rx, y),
    ['Z'],
  ];
}

/** An ellipse as four quarter arcs, starting at three o'clock as in SVG (dashes begin there). */
export function ellipseSegments(cx: number, cy: number, rx: number, ry: number): PathSegment[] {
  if (!(rx > 0) || !(ry > 0)) return [];
  const quarter = (x: number, y: number): PathSegment => ['A', rx, ry, 0, 0, 1, x, y];
  return [
    ['M', cx + rx, cy],
    quarter(cx, cy + ry),
    quarter(cx - rx, cy),
    quarter(cx, cy - ry),
    quarter(cx + rx, cy),
    ['Z'],
  ];
}
