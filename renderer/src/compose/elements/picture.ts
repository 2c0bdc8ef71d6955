import type { EllipticRadii, Insets, Point, Rect, Size } from '../../geometry.js';
import type { LaidOutBox, LaidOutContent, Picture, PictureFit } from '../../layout/laidOut.js';
import type { SceneNode } from '../../displayList.js';
import { boxPath, boxRadii, innerRadii } from '../boxPath.js';
import { hasSquareCorners, lappedRect } from '../lappedRect.js';
import { quantized } from '../quantized.js';
import type { SceneContext } from '../sceneContext.js';
import { bleedRect, safeRect } from '../sceneContext.js';
import { clipArt } from './pictureClip.js';

type PictureContent = Extract<LaidOutContent, { type: 'picture' }>;

/** Draws a whole picture at the size for its fit, clipped to its box and never cropped by a source rectangle. */
export function pictureNodes(box: LaidOutBox, content: PictureContent, context: SceneContext): SceneNode[] {
  const { picture, fit } = content;
  const isLapped = fills(fit) && hasSquareCorners(box);
  const rect = isLapped ? lappedRect(content.rect, context.covers) : content.rect;
  const drawn = drawnRect(box, { ...content, rect }, context);
  const radii = contentRadii(box, content.rect);
  const clip = { d: boxPath(rect, radii, context) };
  if (picture.kind === 'raster') {
    return [{ type: 'group', clip, children: [quantized({ type: 'image', src: picture.src, ...drawn })] }];
  }
  const { byBox, nodes } = clipArt(picture.art, bleedRect(rect, context), radii, drawn);
  const art = artNode(picture, nodes, drawn);
  return byBox ? [{ type: 'group', clip, children: [art] }] : [art];
}

function artNode(
  { src, art: { viewBox } }: Extract<Picture, { kind: 'vector' }>,
  nodes: readonly SceneNode[],
  drawn: Rect,
): SceneNode {
  const [sx, sy] = [drawn.width / viewBox.width, drawn.height / viewBox.height];
  const transform = [sx, 0, 0, sy, drawn.x - viewBox.x * sx, drawn.y - viewBox.y * sy] as const;
  // Like an <img>, an illustration blends only within itself; a template's own art may blend with what is below it.
  const isolated = src !== '' && nodes.some(blends) ? { isolated: true } : {};
  return quantized({ type: 'group', transform, ...isolated, children: nodes });
}

function blends(node: SceneNode): boolean {
  if (node.type !== 'group') return false;
  return (node.blend !== undefined && node.blend !== 'normal') || node.children.some(blends);
}

/** The rectangle of the whole picture, which may be larger than its box. */
export function drawnRect(box: LaidOutBox, content: PictureContent, context: SceneContext): Rect {
  const { picture, fit } = content;
  const size = picture.kind === 'raster' ? picture : picture.art.viewBox;
  const target = targetRect(content, context);
  const scale = fitScale(size, target, fit);
  const [width, height] = [size.width * scale.x, size.height * scale.y];
  const place = box.source.style.objectPosition ?? { x: 50, y: 50 };
  // A focus says what is cropped, not where a picture lies that is smaller than its box.
  const focus = (picture.src === '' ? undefined : focusIn(box, picture)) ?? place;
  const [spareX, spareY] = [target.width - width, target.height - height];
  return {
    x: target.x + (spareX * (spareX < 0 ? focus : place).x) / 100,
    y: target.y + (spareY * (spareY < 0 ? focus : place).y) / 100,
    width,
    height,
  };
}

function targetRect({ rect, fit }: PictureContent, context: SceneContext): Rect {
  if (fills(fit)) return bleedRect(rect, context);
  return fit === 'whole' ? safeRect(rect, context) : rect;
}

function fills(fit: PictureFit): boolean {
  return fit === 'cover' || fit === 'fill';
}

/** The card's own focus, else that of the design, which is meant for photos. */
function focusIn({ source: { content } }: LaidOutBox, picture: Picture): Point | undefined {
  if (content?.type !== 'image') return undefined;
  const isPhoto = picture.kind === 'raster' && picture.opaqueParts === undefined;
  const focus = content.focus === 'whole' ? undefined : content.focus;
  return focus ?? (isPhoto ? content.photoFocus : undefined);
}

/** Factors from the picture's own size to units. `none` uses one unit per pixel. */
function fitScale(size: Size, target: Rect, fit: PictureFit): Point {
  const x = target.width / size.width;
  const y = target.height / size.height;
  switch (fit) {
    case 'fill':
      return { x, y };
    case 'cover':
      return { x: Math.max(x, y), y: Math.max(x, y) };
    case 'contain':
    case 'whole':
      return { x: Math.min(x, y), y: Math.min(x, y) };
    case 'none':
      return { x: 1, y: 1 };
    case 'scale-down':
      return { x: Math.min(1, x, y), y: Math.min(1, x, y) };
  }
}

export function contentRadii(box: LaidOutBox, rect: Rect): EllipticRadii {
  const insets: Insets = {
    top: rect.y - box.rect.y,
    left: rect.x - box.rect.x,
    right: box.rect.x + box.rect.width - rect.x - rect.width,
    bottom: box.rect.y + box.rect.height - rect.y - rect.height,
  };
  return innerRadii(boxRadii(box.source.style, box.rect), insets);
}
