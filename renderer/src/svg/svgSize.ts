import type { Size } from '../geometry.js';
import { readSvg } from './reading/readSvg.js';
import type { SvgLimits } from './types.js';
import { absoluteSize, viewBoxOf } from './values/viewport.js';

/**
 * The intrinsic size of an SVG document in CSS px: its width and height, with a missing one computed from the viewBox's
 * ratio, else the viewBox's size, else 300 × 150. Throws like parseSvg.
 */
export function svgSize(source: string, limits?: Partial<SvgLimits>): Size {
  const { root } = readSvg(source, limits);
  const { width, height } = absoluteSize(root);
  const viewBox = viewBoxOf(root);
  const ratio = viewBox === undefined ? undefined : viewBox.width / viewBox.height;
  if (width !== undefined && height !== undefined) return { width, height };
  if (width !== undefined) return { width, height: ratio === undefined ? 150 : width / ratio };
  if (height !== undefined) return { width: ratio === undefined ? 300 : height * ratio, height };
  return viewBox === undefined ? { width: 300, height: 150 } : { width: viewBox.width, height: viewBox.height };
}
