import { quantize, type Matrix, type Rect, type Size } from '../geometry.js';
import type { LaidOutBox, LaidOutFace, Picture, QrCode } from '../layout/laidOut.js';
import { multiply, roundMatrix } from '../matrix.js';
import type { Mutable } from '../mutable.js';
import type { ResolvedContent } from '../resolve/resolvedFace.js';
import { boxRotation, boxTransform } from './boxTransform.js';
import { drawnRect } from './elements/picture.js';
import { textBounds } from './elements/text.js';
import type { SceneItem } from '../displayList.js';
import type { PathContent } from './elements/textPath.js';

type Details<Key extends 'text' | 'image' | 'qr'> = NonNullable<SceneItem[Key]>;

/** Every part of the template with its rectangle, parents before children, in document order. */
export function sceneItems(face: LaidOutFace): SceneItem[] {
  const { width, height } = face.geometry;
  const root: SceneItem = { id: 'root', layer: 'root', rect: quantizeRect({ x: 0, y: 0, width, height }), rotation: 0 };
  return [root, ...face.layers.flatMap((layer) => itemsOf(layer, face))];
}

/** @param around what transforms the box it lies in */
function itemsOf(box: LaidOutBox, face: LaidOutFace, around?: Matrix): SceneItem[] {
  const { id, layer, kind, name, locked } = box.source;
  const item: Mutable<SceneItem> = { id, layer, rect: quantizeRect(box.rect), rotation: boxRotation(box) };
  if (kind !== undefined) item.kind = kind;
  if (name !== undefined) item.name = name;
  if (locked !== undefined) item.locked = locked;
  const own = boxTransform(box);
  const whole = around && own ? multiply(around, own) : (around ?? own);
  if (whole !== undefined && (around !== undefined || !isOnlyTurned(box))) item.transform = roundMatrix(whole);
  addContent(item, box, face);
  return [item, ...box.children.flatMap((child) => itemsOf(child, face, whole))];
}

function isOnlyTurned({ source: { style } }: LaidOutBox): boolean {
  return [style.scaleX, style.scaleY, style.translateX, style.translateY].every((each) => each === undefined);
}

function addContent(item: Mutable<SceneItem>, box: LaidOutBox, face: LaidOutFace): void {
  const { content, source } = box;
  if (content?.type === 'text' && source.content?.type === 'text') item.text = textDetails(content, source.content);
  if (content?.type !== 'picture') return;
  const { picture } = content;
  const drawn = drawnRect(box, content, { face, bleeds: true, covers: [], issues: [] });
  if (picture.kind === 'raster') item.image = imageDetails(picture, drawn);
  else if (picture.src !== '')
    item.drawing = quantizeSize(drawnRect(box, content, { face, bleeds: false, covers: [], issues: [] }));
  if (content.qr !== undefined) item.qr = qrDetails(content.qr, drawn);
}

function textDetails(
  content: PathContent,
  { source, block }: Extract<ResolvedContent, { type: 'text' }>,
): Details<'text'> {
  const { fontSize, lines } = content.layout;
  return {
    content: source,
    bounds: quantizeRect(textBounds(content)),
    fontSize,
    requestedFontSize: block.fontSize,
    color: block.color,
    lines: lines.length,
  };
}

function imageDetails(
  { src, width, height, opaqueParts }: Extract<Picture, { kind: 'raster' }>,
  drawn: Rect,
): Details<'image'> {
  return {
    src,
    intrinsic: { width, height },
    drawn: quantizeSize(drawn),
    ...(opaqueParts !== undefined && { opaqueParts }),
  };
}

function qrDetails({ text, modules, quietZone }: QrCode, { x, y, width, height }: Rect): Details<'qr'> {
  const module = width / (modules + 2 * quietZone);
  const edge = quietZone * module;
  const bounds = { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
  return { text, modules, bounds: quantizeRect(bounds) };
}

function quantizeRect(rect: Rect): Rect {
  return { x: quantize(rect.x), y: quantize(rect.y), ...quantizeSize(rect) };
}

function quantizeSize({ width, height }: Size): Size {
  return { width: quantize(width), height: quantize(height) };
}
