import type { Rect } from '../../geometry.js';
import { parseLength } from '../values/number.js';
import { parsePath } from '../../paths/parsePath.js';
import type { PathSegment } from '../../paths/pathSegment.js';
import { ellipseSegments, rectSegments } from './shapeGeometry.js';

/** The outline of a CSS basic shape and its fill rule. */
export interface BasicShape {
  readonly segments: readonly PathSegment[];
  readonly isEvenOdd: boolean;
}

/**
 * `polygon()`, `circle()`, `ellipse()`, `inset()` or `path()` over a reference box; undefined for anything else.
 * Percentages and keywords are relative to the box.
 */
export function basicShape(value: string, box: Rect): BasicShape | undefined {
  const match = /^(polygon|circle|ellipse|inset|path)\(([^()]*)\)/i.exec(value.trim());
  if (match === null) return undefined;
  const [, name = '', text = ''] = match;
  const rule = /^\s*(evenodd|nonzero)\s*,/i.exec(text);
  const body = rule === null ? text : text.slice(rule[0].length);
  const segments = outline(name.toLowerCase(), body, box);
  return segments === undefined ? undefined : { segments, isEvenOdd: rule?.[1]?.toLowerCase() === 'evenodd' };
}

function outline(name: string, body: string, box: Rect): PathSegment[] | undefined {
  switch (name) {
    case 'polygon':
      return polygon(body, box);
    case 'inset':
      return inset(body, box);
    case 'path':
      return parsePath(body.trim().replace(/^["']|["']$/g, '')).segments;
    default:
      return round(name === 'circle', body, box);
  }
}

function polygon(body: string, box: Rect): PathSegment[] | undefined {
  const points = body.split(',').map((pair) => {
    const [x, y] = pair.trim().split(/\s+/);
    return { x: parseLength(x, box.width), y: parseLength(y, box.height) };
  });
  const segments: PathSegment[] = [];
  for (const { x, y } of points) {
    if (x === undefined || y === undefined) return undefined;
    segments.push([segments.length === 0 ? 'M' : 'L', box.x + x, box.y + y]);
  }
  return [...segments, ['Z']];
}

function inset(body: string, box: Rect): PathSegment[] | undefined {
  const [sides = '', radii] = body.split(/\bround\b/);
  const parts = sides.trim().split(/\s+/);
  const side = (index: number, fallback: number, of: number): number | undefined =>
    parseLength(parts[index] ?? parts[fallback] ?? parts[0], of);
  const [top, right] = [side(0, 0, box.height), side(1, 0, box.width)];
  const [bottom, left] = [side(2, 0, box.height), side(3, 1, box.width)];
  if (top === undefined || right === undefined || bottom === undefined || left === undefined) return undefined;
  const radius = parseLength(radii?.trim().split(/\s+/)[0], Math.min(box.width, box.height));
  return rectSegments(box.x + left, box.y + top, box.width - left - right, box.height - top - bottom, radius);
}

function round(isCircle: boolean, body: string, box: Rect): PathSegment[] | undefined {
  const [sizes = '', place = ''] = body.split(/\bat\b/);
  const [first, second] = sizes.trim().split(/\s+/);
  const [atX = '50%', atY = '50%'] = place.trim() === '' ? [] : place.trim().split(/\s+/);
  const [x, y] = [position(atX, box.width), position(atY, box.height)];
  if (x === undefined || y === undefined) return undefined;
  const radius = (text: string | undefined, along: 'x' | 'y'): number | undefined => {
    const [at, size] = along === 'x' ? [x, box.width] : [y, box.height];
    const sides = isCircle ? [x, box.width - x, y, box.height - y] : [at, size - at];
    if (text === undefined || text === '' || text === 'closest-side') return Math.min(...sides.map(Math.abs));
    if (text === 'farthest-side') return Math.max(...sides.map(Math.abs));
    return parseLength(text, isCircle ? Math.hypot(box.width, box.height) / Math.SQRT2 : size);
  };
  const rx = radius(first, 'x');
  const ry = isCircle ? rx : radius(second, 'y');
  return rx === undefined || ry === undefined ? undefined : ellipseSegments(box.x + x, box.y + y, rx, ry);
}

function position(text: string, size: number): number | undefined {
  const keywords: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };
  const keyword = keywords[text];
  return keyword === undefined ? parseLength(text, size) : keyword * size;
}
