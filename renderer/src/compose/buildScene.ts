import type { LaidOutBox, LaidOutFace } from '../layout/laidOut.js';
import type { Mutable } from '../mutable.js';
import type { Rect } from '../geometry.js';
import { roundedRectPath } from '../shapes/index.js';
import { boxPath, boxRadii } from './boxPath.js';
import { boxTransform } from './boxTransform.js';
import { collectResources } from './collectResources.js';
import { backgroundNodes } from './elements/background.js';
import { borderNodes } from './elements/border.js';
import { borderEdge } from './elements/borderEdge.js';
import { borderWidths } from './elements/borderSides.js';
import { filtered } from './elements/filtered.js';
import { iconNodes } from './elements/icons.js';
import { maskedNodes, maskOutline } from './elements/mask.js';
import { pictureNodes } from './elements/picture.js';
import { innerShadowNodes, outerShadowNodes } from './elements/shadow.js';
import { paintsOwnBackground, shapeNodes } from './elements/shape.js';
import { textNodes } from './elements/text.js';
import type { TextEffects } from '../resolve/resolvedFace.js';
import { coversOf } from './coversOf.js';
import { quantized } from './quantized.js';
import type { GroupNode, Scene, SceneIssue, SceneNode } from '../displayList.js';
import type { SceneContext } from './sceneContext.js';
import { sceneItems } from './sceneItems.js';

/** The nodes of layers, what could not be painted in them, and what covers them. */
export type ComposedLayers = WeakMap<LaidOutBox, ComposedLayer>;

interface ComposedLayer {
  readonly nodes: SceneNode[];
  readonly issues: SceneIssue[];
  readonly covers: readonly Rect[];
}

/**
 * Turns a laid-out face into the display list that painters draw.
 * @param composed layers that are known from another face with the same geometry; it grows
 */
export function buildScene(face: LaidOutFace, composed: ComposedLayers): Scene {
  const context: SceneContext = { face, bleeds: true, covers: [], issues: [...face.issues] };
  const layers = inPaintingOrder(face.layers);
  const nodes = layers.flatMap((layer, index) => {
    const covers = coversOf(laterSections(layers, index));
    const known = composed.get(layer);
    const isKnown = known !== undefined && sameRects(known.covers, covers);
    const { nodes, issues } = isKnown ? known : compose(layer, { ...context, covers }, composed);
    context.issues.push(...issues);
    return nodes;
  });
  const { width, height, bleed } = quantizeSize(face);
  return {
    version: 1,
    width,
    height,
    bleed,
    ...(face.direction === 'rtl' && { direction: face.direction }),
    nodes,
    items: sceneItems(face),
    issues: context.issues,
    ...collectResources(nodes),
  };
}

/** The sections above a layer. */
function laterSections(layers: readonly LaidOutBox[], index: number): readonly LaidOutBox[] {
  return layers.slice(index + 1).filter(({ source }) => source.frame === undefined);
}

function sameRects(some: readonly Rect[], others: readonly Rect[]): boolean {
  const isSame = (one: Rect, other: Rect): boolean =>
    one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
  return some.length === others.length && some.every((rect, index) => isSame(rect, others[index] ?? rect));
}

function compose(layer: LaidOutBox, context: SceneContext, composed: ComposedLayers): ComposedLayer {
  const issues: SceneIssue[] = [];
  const result = { nodes: boxNodes(layer, { ...context, issues }), issues, covers: context.covers };
  composed.set(layer, result);
  return result;
}

/** A box as one group: its shadow, background and border, then its content, then its children. */
function boxNodes(box: LaidOutBox, parent: SceneContext): SceneNode[] {
  const { style } = box.source;
  if (style.visibility === 'hidden') return [];
  const transform = boxTransform(box);
  const context = transform === undefined ? parent : { ...parent, bleeds: false, covers: [] };
  const mask = maskOutline(box, context.issues);
  const inside = [...contentNodes(box, context), ...childNodes(box, context)];
  const shadows = outerShadowNodes(box, context);
  const body = mask === undefined ? framed(box, inside, context) : maskedNodes(box, mask, inside);
  if (shadows.length + body.length === 0) return [];
  const group: Mutable<GroupNode> = {
    type: 'group',
    id: box.source.id,
    children: filtered(box, { shadows, body }, context),
  };
  if (transform !== undefined) group.transform = transform;
  if (style.opacity !== undefined && style.opacity < 1) group.opacity = Math.max(0, style.opacity);
  if (style.blend !== undefined && style.blend !== 'normal') group.blend = style.blend;
  return [quantized(group)];
}

/** The content on the box's background, inside its border. */
function framed(box: LaidOutBox, inside: SceneNode[], context: SceneContext): SceneNode[] {
  const content = clipped(box, inside, context);
  if (paintsOwnBackground(box)) return content;
  return [...backgroundNodes(box, context), ...innerShadowNodes(box), ...borderNodes(box, context), ...content];
}

function childNodes(box: LaidOutBox, context: SceneContext): SceneNode[] {
  const children = inPaintingOrder(box.children);
  return children.flatMap((child, index) => {
    const covers = coversOf(children.slice(index + 1));
    return boxNodes(child, covers.length === 0 ? context : { ...context, covers: [...context.covers, ...covers] });
  });
}

function contentNodes(box: LaidOutBox, context: SceneContext): SceneNode[] {
  const { content } = box;
  if (content === null) return [];
  switch (content.type) {
    case 'text':
      return textNodes(content, box.source.style.textDecorationColor, effectsOf(box));
    case 'icons':
      return iconNodes(content);
    case 'picture':
      return pictureNodes(box, content, context);
    case 'shape':
      return [...shapeNodes(box, content, context), ...(paintsOwnBackground(box) ? innerShadowNodes(box) : [])];
  }
}

function effectsOf({ source: { content } }: LaidOutBox): TextEffects | undefined {
  return content?.type === 'text' ? content.effects : undefined;
}

function clipped(box: LaidOutBox, nodes: SceneNode[], context: SceneContext): SceneNode[] {
  if (box.source.style.overflow !== 'hidden' || nodes.length === 0) return nodes;
  return [{ type: 'group', clip: { d: insideOf(box, context) }, children: nodes }];
}

/** What a box that clips shows of its children: all inside its border. */
function insideOf(box: LaidOutBox, context: SceneContext): string {
  const widths = borderWidths(box);
  const hasBorder = Object.values(widths).some((width) => width > 0);
  if (!hasBorder) return boxPath(box.rect, boxRadii(box.source.style, box.rect), context);
  const { rect, radii } = borderEdge(box, widths, context, 1);
  return roundedRectPath(rect, radii);
}

/** Document order, reordered by `z-*` classes. */
function inPaintingOrder(boxes: readonly LaidOutBox[]): readonly LaidOutBox[] {
  if (boxes.every((box) => box.source.style.zIndex === undefined)) return boxes;
  return [...boxes].sort((one, other) => (one.source.style.zIndex ?? 0) - (other.source.style.zIndex ?? 0));
}

function quantizeSize(face: LaidOutFace): { width: number; height: number; bleed: number } {
  const round = (value: number): number => Math.round(value * 1e6) / 1e6;
  const { width, height, bleed } = face.geometry;
  return { width: round(width), height: round(height), bleed: round(bleed) };
}
