import type { Matrix, Rect, Size } from '../../geometry.js';
import { parseLength, parseNumbers } from './number.js';
import type { SvgElement } from '../types.js';

/** The `viewBox` attribute; undefined when it is missing, malformed or without area. */
export function viewBoxOf(element: SvgElement): Rect | undefined {
  const text = element.attributes.get('viewBox');
  if (text === undefined || text.length > 200) return undefined;
  const [x, y, width, height, ...more] = parseNumbers(text);
  if (height === undefined || more.length > 0 || x === undefined || y === undefined || width === undefined)
    return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** The `width` and `height` of a root in px; undefined for each that is missing, a percentage or not positive. */
export function absoluteSize(element: SvgElement): { width: number | undefined; height: number | undefined } {
  const side = (name: string): number | undefined => {
    const value = parseLength(element.attributes.get(name), NaN);
    return value !== undefined && value > 0 ? value : undefined;
  };
  return { width: side('width'), height: side('height') };
}

/** Fits a box into another: the scale of both axes and the free space before the content. */
export function fitBox(
  content: Size,
  target: Size,
  preserveAspectRatio: string | undefined,
): { scaleX: number; scaleY: number; dx: number; dy: number } {
  const [align = 'xMidYMid', meetOrSlice] = (preserveAspectRatio ?? '')
    .trim()
    .split(/\s+/)
    .filter((part) => part !== 'defer');
  const [scaleX, scaleY] = [target.width / content.width, target.height / content.height];
  if (align === 'none') return { scaleX, scaleY, dx: 0, dy: 0 };
  const scale = meetOrSlice === 'slice' ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY);
  const place = (letters: string | undefined): number => (letters === 'Min' ? 0 : letters === 'Max' ? 1 : 0.5);
  const match = /^x(Min|Mid|Max)Y(Min|Mid|Max)$/.exec(align);
  return {
    scaleX: scale,
    scaleY: scale,
    dx: (target.width - content.width * scale) * place(match?.[1]),
    dy: (target.height - content.height * scale) * place(match?.[2]),
  };
}

/** Transform from a viewBox to its target rectangle. */
export function viewBoxTransform(viewBox: Rect, target: Rect, preserveAspectRatio: string | undefined): Matrix {
  const { scaleX, scaleY, dx, dy } = fitBox(viewBox, target, preserveAspectRatio);
  return [scaleX, 0, 0, scaleY, target.x + dx - viewBox.x * scaleX, target.y + dy - viewBox.y * scaleY];
}

/**
 * The part of the viewBox's space that a root shows. It is wider or higher than the viewBox if `width` and `height`
 * have a different ratio. With `preserveAspectRatio="none"`, `stretch` stretches the space instead.
 */
export function shownRect(
  viewBox: Rect,
  size: Size,
  preserveAspectRatio: string | undefined,
): { rect: Rect; stretch?: Matrix } {
  const { scaleX, scaleY, dx, dy } = fitBox(viewBox, size, preserveAspectRatio);
  if (Math.abs(scaleX - scaleY) > 1e-6 * scaleX) {
    return { rect: { x: 0, y: 0, ...size }, stretch: [scaleX, 0, 0, scaleY, -viewBox.x * scaleX, -viewBox.y * scaleY] };
  }
  return {
    rect: {
      x: viewBox.x - dx / scaleX,
      y: viewBox.y - dy / scaleY,
      width: size.width / scaleX,
      height: size.height / scaleY,
    },
  };
}
