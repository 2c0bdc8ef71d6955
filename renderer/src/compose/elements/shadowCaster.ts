import { intersection } from '../../geometry.js';
import type { VectorArt } from '../../icons/types.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import type { SceneNode } from '../../displayList.js';
import { boxPath } from '../boxPath.js';
import type { SceneContext } from '../sceneContext.js';
import type { ShadowCaster } from './castShadow.js';
import { borderWidths } from './borderSides.js';
import { iconNodes } from './icons.js';
import { maskOutline } from './mask.js';
import { contentRadii, drawnRect, pictureNodes } from './picture.js';
import { shapeOutlines } from './shape.js';

/** A drawing with more parts casts the shadow of its rectangle: each part is drawn once for every step of the blur. */
const MOST_PARTS = 60;

/** A box with a background or a border casts its own shadow; otherwise, what it shows does. */
export function casterOf(box: LaidOutBox, context: SceneContext): ShadowCaster | 'box' {
  const { content, rect } = box;
  if (content?.type === 'shape' && content.shape !== 'rectangle') {
    return { type: 'outlines', outlines: shapeOutlines(box, content), rect };
  }
  const mask = maskOutline(box);
  if (mask !== undefined) return { type: 'outlines', outlines: [mask.d], rect };
  if (content === null || hasSurface(box)) return 'box';
  if (content.type === 'icons') return { type: 'drawing', nodes: iconNodes(content) };
  if (content.type !== 'picture') return 'box';
  const { picture } = content;
  if (picture.kind === 'vector' && isSimple(picture.art)) {
    return { type: 'drawing', nodes: pictureNodes(box, content, context) };
  }
  const visible = intersection(content.rect, drawnRect(box, content, { ...context, bleeds: false }));
  return { type: 'outlines', outlines: [boxPath(visible, contentRadii(box, visible), context)], rect: visible };
}

function hasSurface(box: LaidOutBox): boolean {
  const { backgroundColor, backgroundGradient } = box.source.style;
  const hasBorder = Object.values(borderWidths(box)).some((width) => width > 0);
  return backgroundColor !== undefined || backgroundGradient !== undefined || hasBorder;
}

function isSimple({ nodes }: VectorArt): boolean {
  const count = (children: readonly SceneNode[]): number =>
    children.reduce((sum, node) => sum + (node.type === 'group' ? count(node.children) : 1), 0);
  return count(nodes) <= MOST_PARTS;
}
