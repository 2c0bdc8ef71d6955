import { formatPath } from '../../paths/path.js';
import { pathBounds } from '../../paths/pathBounds.js';
import type { Frame, ShapeOutline, SvgContext } from '../context.js';
import type { Style } from '../reading/style.js';
import type { SvgElement } from '../types.js';
import { shapeGeometry } from './shapeGeometry.js';

/** The outline of a shape. A path has the same wherever it is used, so it is read once. */
export function outlineOf(element: SvgElement, style: Style, frame: Frame, context: SvgContext): ShapeOutline {
  const known = context.paths.get(element);
  if (known !== undefined) return known;
  const segments = shapeGeometry(element, style, frame, context);
  const outline: ShapeOutline = { segments, bounds: pathBounds(segments), written: new Map() };
  if (element.name === 'path') context.paths.set(element, outline);
  return outline;
}

export function pathData({ segments, written }: ShapeOutline, decimals: number): string {
  const known = written.get(decimals);
  if (known !== undefined) return known;
  const d = formatPath(segments, decimals);
  written.set(decimals, d);
  return d;
}
