import type { GroupNode, ImageNode, SceneNode } from '../../displayList.js';
import { nodeBounds } from '../bounds/nodeBounds.js';
import { isSingular } from '../gradients.js';
import { isBlended, isSoleLeaf } from '../soleLeaf.js';
import { PLAIN, plainState, setAppearance } from './graphicsState.js';
import { paintPath } from './paintPath.js';
import { paintText, paintUnseen } from './paintText.js';
import type { PdfBrush } from './PdfBrush.js';
import { numbers, PdfContent } from './PdfContent.js';

export function paintNodes(brush: PdfBrush, nodes: readonly SceneNode[]): void {
  for (const node of nodes) paintNode(brush, node);
}

function paintNode(brush: PdfBrush, node: SceneNode): void {
  switch (node.type) {
    case 'path':
      return paintPath(brush, node);
    case 'text':
      return paintText(brush, node);
    case 'image':
      return paintPicture(brush, node);
    case 'group':
      return paintGroup(brush, node);
  }
}

/** A picture is one unit high and wide, with its foot down. */
function paintPicture(brush: PdfBrush, { src, x, y, width, height }: ImageNode): void {
  const { content, resources, opacity, blend } = brush;
  setAppearance(brush, { opacity, blend });
  content.write(`q ${numbers(width, 0, 0, -height, x, y + height)} cm ${content.use(resources.picture(src))} Do Q`);
}

function paintGroup(brush: PdfBrush, node: GroupNode): void {
  const { opacity = 1, transform, clip, children, id, pictured } = node;
  if (pictured !== undefined) return paintUnseen(brush, pictured);
  if (opacity <= 0 || children.length === 0 || (transform && isSingular(transform))) return;
  const isComposited = opacity < 1 || isBlended(node.blend) || node.isolated === true;
  if (!transform && !clip && !isComposited && id === undefined) return paintNodes(brush, children);
  const area = clip && brush.paths.areasOf(clip.d);
  if (area === '') return;
  const { content } = brush;
  content.save();
  if (transform) content.transform(transform);
  if (area !== undefined) content.write(`${area}\nW${clip?.rule === 'evenodd' ? '*' : ''} n`);
  if (isComposited) paintComposited(brush, node, opacity);
  else paintPart(brush, node);
  content.restore();
}

/** Paints what may occur elsewhere, too: it becomes a form when it does. */
function paintPart(brush: PdfBrush, { children }: GroupNode): void {
  const { content, resources, paths } = brush;
  const part = new PdfContent(plainState(brush), content.matrix);
  paintNodes({ ...brush, content: part }, children);
  if (part.operators === '') return;
  setAppearance(brush, PLAIN);
  const form = resources.repeated(part, () => nodeBounds({ type: 'group', children }, paths.boundsOf));
  if (form === undefined) content.append(part);
  else content.write(`${content.use(form)} Do`);
}

/**
 * A single operation gets opacity and blending directly; several become a group, or they would show through each other.
 */
function paintComposited(brush: PdfBrush, node: GroupNode, own: number): void {
  const { content, resources, colors, paths } = brush;
  const opacity = brush.opacity * own;
  const blend = isBlended(node.blend) && node.blend ? node.blend : brush.blend;
  const isFaint = brush.isFaint || own < 1;
  if (isSoleLeaf(node.children)) return paintNodes({ ...brush, opacity, blend, isFaint }, node.children);
  const { transform: _applied, ...inside } = node;
  const bounds = nodeBounds(inside, paths.boundsOf);
  const group = new PdfContent(plainState(brush));
  paintNodes({ ...brush, content: group, opacity: 1, blend: 'normal', isFaint }, node.children);
  if (group.operators === '' || bounds.empty) return;
  const form = resources.group(group, bounds, colors.space);
  setAppearance(brush, { opacity, blend });
  content.write(`${content.use(form)} Do`);
}
