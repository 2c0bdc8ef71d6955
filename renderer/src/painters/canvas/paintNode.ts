import type { GroupNode, SceneNode } from '../../displayList.js';
import { intersection, type Rect } from '../../geometry.js';
import { nodeBounds } from '../bounds/nodeBounds.js';
import { isBlended, isSoleLeaf } from '../soleLeaf.js';
import type { Brush } from './brush.js';
import { compositeLayer } from './compositeLayer.js';
import { paintImage } from './paintImage.js';
import { paintPath } from './paintPath.js';
import { paintText } from './paintText.js';
import { rectOnCanvas } from './rectOnCanvas.js';

/** Paints a node and everything in it with the context's current transform. */
export function paintNode(brush: Brush, node: SceneNode): void {
  switch (node.type) {
    case 'path':
      return paintPath(brush, node);
    case 'text':
      return paintText(brush, node);
    case 'image':
      return paintImage(brush, node);
    case 'group':
      return paintGroup(brush, node);
  }
}

export function paintNodes(brush: Brush, nodes: readonly SceneNode[]): void {
  for (const node of nodes) paintNode(brush, node);
}

function paintGroup(brush: Brush, node: GroupNode): void {
  const { opacity = 1, transform, clip, children } = node;
  if (opacity <= 0 || children.length === 0) return;
  const composited = opacity < 1 || isBlended(node.blend) || node.isolated === true;
  if (!transform && !clip && !composited) return paintNodes(brush, children);

  const { context, cache } = brush;
  context.save();
  if (transform) context.transform(...transform);
  if (clip) context.clip(cache.path(clip.d), clip.rule ?? 'nonzero');
  const inner = clip && brush.uncut ? { ...brush, uncut: uncutBy(brush, clip) } : brush;
  if (composited) paintComposited(inner, node, opacity);
  else paintNodes(inner, children);
  context.restore();
}

/** What is left of the uncut part of the canvas inside another clip. */
function uncutBy({ context, cache, uncut }: Brush, { d }: NonNullable<GroupNode['clip']>): Rect | undefined {
  const band = uncut && cache.bandInPath(d);
  const onCanvas = band && rectOnCanvas(context, band);
  return onCanvas && intersection(uncut, onCanvas);
}

/**
 * A single operation gets opacity and blending directly; several are composited first, or they would show through each
 * other.
 */
function paintComposited(brush: Brush, node: GroupNode, opacity: number): void {
  const { context, cache } = brush;
  const blend = node.blend ?? 'normal';
  if (isSoleLeaf(node.children)) {
    context.globalAlpha *= opacity;
    if (blend !== 'normal') context.globalCompositeOperation = blend;
    paintNodes(brush, node.children);
    return;
  }
  const { transform: _applied, ...content } = node;
  compositeLayer(brush, nodeBounds(content, cache.boundsOfPath), { opacity, blend }, (inner) =>
    paintNodes(inner, node.children),
  );
}
