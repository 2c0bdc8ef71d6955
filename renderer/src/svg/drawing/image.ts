import { type Rect, roundTo, type Size } from '../../geometry.js';
import type { SceneNode } from '../../displayList.js';
import { decimalsFor, fontSizeOf, type Frame, type SvgContext } from '../context.js';
import { groupNodes } from './group.js';
import { parseLength } from '../values/number.js';
import { formatPath } from '../../paths/path.js';
import { rasterSize } from './rasterSize.js';
import { rectSegments } from '../shapes/shapeGeometry.js';
import type { Style } from '../reading/style.js';
import type { SvgElement } from '../types.js';
import { fitBox } from '../values/viewport.js';

/** Draws an embedded raster image by its `preserveAspectRatio`, cropped for `slice`. */
export function drawImage(element: SvgElement, style: Style, frame: Frame, context: SvgContext): readonly SceneNode[] {
  const src = element.attributes.get('href')?.replace(/\s+/g, '');
  if (src === undefined || src.startsWith('#')) return [];
  const size = rasterSize(src);
  if (size === undefined) {
    context.budget.warn('svg.image_invalid', `The image at line ${element.line} is not a readable picture.`);
    return [];
  }
  const length = (name: string, of: number): number | undefined =>
    parseLength(style.get(name) ?? element.attributes.get(name), of, fontSizeOf(style));
  const [width, height] = [length('width', frame.viewport.width), length('height', frame.viewport.height)];
  const box: Rect = {
    x: length('x', frame.viewport.width) ?? 0,
    y: length('y', frame.viewport.height) ?? 0,
    width: width ?? (height === undefined ? size.width : (height * size.width) / size.height),
    height: height ?? (width === undefined ? size.height : (width * size.height) / size.width),
  };
  return box.width > 0 && box.height > 0 ? placeImage(src, size, box, element, frame, context) : [];
}

function placeImage(
  src: string,
  size: Size,
  box: Rect,
  element: SvgElement,
  frame: Frame,
  { budget }: SvgContext,
): readonly SceneNode[] {
  const decimals = decimalsFor(frame);
  const fit = fitBox(size, box, element.attributes.get('preserveAspectRatio'));
  const [width, height] = [size.width * fit.scaleX, size.height * fit.scaleY];
  budget.node();
  const image: SceneNode = {
    type: 'image',
    x: roundTo(box.x + fit.dx, decimals),
    y: roundTo(box.y + fit.dy, decimals),
    width: roundTo(width, decimals),
    height: roundTo(height, decimals),
    src,
  };
  if (width <= box.width * 1.0001 && height <= box.height * 1.0001) return [image];
  const clip = { d: formatPath(rectSegments(box.x, box.y, box.width, box.height), decimals) };
  return groupNodes([image], { clips: [clip] }, budget);
}
