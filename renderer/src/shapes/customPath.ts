import { CardwrightError } from '../errors.js';
import type { Rect } from '../geometry.js';
import { parseNumbers } from '../svg/values/number.js';
import { parsePath } from '../paths/parsePath.js';
import { transformPath } from '../paths/path.js';
import { pathBounds } from '../paths/pathBounds.js';
import type { PathSegment } from '../paths/pathSegment.js';
import { fitBox } from '../svg/values/viewport.js';
import { choiceProp, invalid, type ShapeProps } from './props.js';

const MAX_LENGTH = 100_000;

/**
 * `d` SVG path data; `viewBox` "x y width height" is the visible part (default: the path's bounds);
 * `fit` fill (default: stretched to the box), contain or cover.
 * Throws `shape.path_invalid` with the first error in the data.
 */
export function customPath(props: ShapeProps, rect: Rect): PathSegment[] {
  const { d } = props;
  if (typeof d !== 'string' || d.trim() === '') throw invalid('d', d, 'SVG path data such as "M0 0H10V10Z"');
  if (d.length > MAX_LENGTH) throw badPath(`it has ${d.length} characters; at most ${MAX_LENGTH} are allowed`);
  const { segments, error } = parsePath(d);
  if (error !== undefined) throw badPath(error);
  const bounds = pathBounds(segments);
  const viewBox = props.viewBox === undefined ? withArea(bounds) : readViewBox(props.viewBox);
  const fit = choiceProp(props, 'fit', ['fill', 'contain', 'cover']);
  const ratio = { fill: 'none', contain: 'xMidYMid meet', cover: 'xMidYMid slice' }[fit];
  const { scaleX, scaleY, dx, dy } = fitBox(viewBox, rect, ratio);
  const [left, top] = [rect.x + dx - viewBox.x * scaleX, rect.y + dy - viewBox.y * scaleY];
  return transformPath(segments, [scaleX, 0, 0, scaleY, left, top]);
}

/** Gives straight lines, which have no width or no height, an area to scale by. */
function withArea(bounds: Rect | undefined): Rect {
  const { x, y, width, height } = bounds ?? { x: 0, y: 0, width: 1, height: 1 };
  return { x, y, width: width || 1, height: height || 1 };
}

function readViewBox(value: unknown): Rect {
  const numbers = Array.isArray(value) ? value.map(Number) : typeof value === 'string' ? parseNumbers(value) : [];
  const [x, y, width, height, ...more] = numbers;
  const isComplete = height !== undefined && more.length === 0 && numbers.every((number) => Number.isFinite(number));
  if (!isComplete || !(height > 0) || width === undefined || !(width > 0)) {
    throw invalid('viewBox', value, 'four numbers "x y width height" with a width and height above 0');
  }
  return { x: x ?? 0, y: y ?? 0, width, height };
}

function badPath(reason: string): CardwrightError {
  return new CardwrightError('shape.path_invalid', `The shape’s path data is invalid: ${reason}.`, {
    path: 'props.d',
    fix: 'Copy the whole “d” attribute of an SVG <path>.',
  });
}
