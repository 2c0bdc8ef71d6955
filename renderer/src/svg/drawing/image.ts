import { type Rect, roundTo, type Size } from '../../geometry.js';
import type { ImageNode, SceneNode } from '../../displayList.js';
import { decimalsFor, type EmbeddedPicture, fontSizeOf, type Frame, type SvgContext } from '../context.js';
import { groupNodes } from './group.js';
import { parseLength } from '../values/number.js';
import { formatPath } from '../../paths/path.js';
import { PICTURE_WORK, rasterSize } from './rasterSize.js';
import { rectSegments } from '../shapes/shapeGeometry.js';
import type { Style } from '../reading/style.js';
import type { SvgElement } from '../types.js';
import { fitBox } from '../values/viewport.js';

/** Draws an embedded raster image by its `preserveAspectRatio`, cropped for `slice`. */
export function drawImage(element: SvgElement, style: Style, frame: Frame, context: SvgContext): readonly SceneNode[] {
  const picture = pictureOf(element, context);
  if (picture === undefined) return [];
  const { src, size } = picture;
  context.budget.spend(src.length * PICTURE_WORK);
  if (size === undefined) {
    context.budget.warn('svg.image_invalid', `The image at line ${element.line} is not a readable picture.`);
    return [];
  }
  context.budget.pixels(size.width * size.height);
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

/** The picture that an element embeds, which is read only once however often it is drawn. */
function pictureOf(element: SvgElement, { pictures }: SvgContext): EmbeddedPicture | undefined {
  const known = pictures.get(element);
  if (known !== undefined) return known;
  const src = element.attributes.get('href')?.replace(/\s+/g, '');
  if (src === undefined || src.startsWith('#')) return undefined;
  const picture = { src, size: rasterSize(src) };
  pictures.set(element, picture);
  return picture;
}

function placeImage(
  src: string,
  size: Size,
  box: Rect,
  element: SvgElement,
  frame: Frame,
  { budget, pixels }: SvgContext,
): readonly SceneNode[] {
  const decimals = decimalsFor(frame);
  const fit = fitBox(size, box, element.attributes.get('preserveAspectRatio'));
  const [width, height] = [size.width * fit.scaleX, size.height * fit.scaleY];
  budget.node();
  const image: ImageNode = {
    type: 'image',
    x: roundTo(box.x + fit.dx, decimals),
    y: roundTo(box.y + fit.dy, decimals),
    width: roundTo(width, decimals),
    height: roundTo(height, decimals),
    src,
  };
  pixels.set(image, size.width * size.height);
  if (width <= box.width * 1.0001 && height <= box.height * 1.0001) return [image];
  const clip = { d: formatPath(rectSegments(box.x, box.y, box.width, box.height), decimals) };
  return groupNodes([image], { clips: [clip] }, budget);
}
