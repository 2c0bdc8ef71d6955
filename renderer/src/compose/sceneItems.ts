import type { Rect } from '../geometry.js';
import { quantize } from '../geometry.js';
import type { LaidOutBox, LaidOutFace } from '../layout/laidOut.js';
import { boxRotation } from './boxTransform.js';
import { drawnRect } from './elements/picture.js';
import { textBounds } from './elements/text.js';
import type { SceneItem } from '../displayList.js';

/** Every part of the template with its rectangle, parents before children, in document order. */
export function sceneItems(face: LaidOutFace): SceneItem[] {
  const { width, height } = face.geometry;
  const root: SceneItem = { id: 'root', layer: 'root', rect: quantizeRect({ x: 0, y: 0, width, height }), rotation: 0 };
  return [root, ...face.layers.flatMap((layer) => itemsOf(layer, face))];
}

function itemsOf(box: LaidOutBox, face: LaidOutFace): SceneItem[] {
  const { id, layer, kind, name, locked } = box.source;
  const item: SceneItem = {
    id,
    layer,
    ...(kind === undefined ? {} : { kind }),
    ...(name === undefined ? {} : { name }),
    ...(locked === undefined ? {} : { locked }),
    rect: quantizeRect(box.rect),
    rotation: boxRotation(box),
    ...textDetails(box),
    ...imageDetails(box, face),
    ...qrDetails(box, face),
  };
  return [item, ...box.children.flatMap((child) => itemsOf(child, face))];
}

function textDetails(box: LaidOutBox): Pick<SceneItem, 'text'> {
  const { content } = box;
  const source = box.source.content;
  if (content?.type !== 'text' || source?.type !== 'text') return {};
  return {
    text: {
      content: source.source,
      bounds: quantizeRect(textBounds(content)),
      fontSize: content.layout.fontSize,
      requestedFontSize: source.block.fontSize,
      color: source.block.color,
      lines: content.layout.lines.length,
    },
  };
}

function imageDetails(box: LaidOutBox, face: LaidOutFace): Pick<SceneItem, 'image'> {
  const { content } = box;
  if (content?.type !== 'picture' || content.picture.kind !== 'raster') return {};
  const { src, width, height } = content.picture;
  const drawn = drawnRect(box, content, { face, bleeds: true, issues: [] });
  return {
    image: {
      src,
      intrinsic: { width, height },
      drawn: { width: quantize(drawn.width), height: quantize(drawn.height) },
    },
  };
}

function qrDetails(box: LaidOutBox, face: LaidOutFace): Pick<SceneItem, 'qr'> {
  const { content } = box;
  if (content?.type !== 'picture' || content.qr === undefined) return {};
  const { text, modules, quietZone } = content.qr;
  const { x, y, width, height } = drawnRect(box, content, { face, bleeds: true, issues: [] });
  const [module, edge] = [width / (modules + 2 * quietZone), quietZone];
  const inner = { x: x + edge * module, y: y + edge * module };
  return {
    qr: {
      text,
      modules,
      bounds: quantizeRect({ ...inner, width: width - 2 * edge * module, height: height - 2 * edge * module }),
    },
  };
}

function quantizeRect(rect: Rect): Rect {
  return { x: quantize(rect.x), y: quantize(rect.y), width: quantize(rect.width), height: quantize(rect.height) };
}
