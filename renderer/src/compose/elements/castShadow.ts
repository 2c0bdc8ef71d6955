import type { Rect } from '../../geometry.js';
import { quantize } from '../../geometry.js';
import { scaleOf } from '../../matrix.js';
import type { StyleShadow } from '../../resolve/style.js';
import type { HexColor, SceneNode, TextNode } from '../../displayList.js';
import { outsideOf } from '../boxPath.js';
import { quantized } from '../quantized.js';
import { REACH, shadowSteps } from './shadowSteps.js';

/** What casts a shadow, if it is not the rounded box itself. */
export type ShadowCaster =
  | { readonly type: 'outlines'; readonly outlines: readonly string[]; readonly rect: Rect }
  | { readonly type: 'drawing'; readonly nodes: readonly SceneNode[] };

/** Each step of these shadows is composited separately, so there are fewer than in a box's shadow. */
export const MOST_STEPS = 12;

/** The shadow of an outline or a drawing. It does not show through the outline that casts it. */
export function castShadow(caster: ShadowCaster, shadow: StyleShadow, most = MOST_STEPS): SceneNode {
  const layers = shadowSteps(shadow, most).flatMap(({ distance, color }) => {
    const grow = quantize(shadow.spread + distance);
    const opaque = color.slice(0, 7);
    const nodes =
      caster.type === 'outlines'
        ? caster.outlines.map((d) => grown(d, caster.rect, grow, opaque))
        : silhouettes(caster.nodes, Math.max(0, shadow.spread + outwards(distance, shadow)), opaque);
    return nodes.length === 0
      ? []
      : [{ type: 'group', opacity: opacityOf(color), children: nodes } satisfies SceneNode];
  });
  const moved: SceneNode = quantized({ type: 'group', transform: [1, 0, 0, 1, shadow.x, shadow.y], children: layers });
  if (caster.type === 'drawing') return moved;
  return caster.outlines.reduce<SceneNode>(
    (inside, d) => ({ type: 'group', clip: outsideOf(d, caster.rect), children: [inside] }),
    moved,
  );
}

/** The parts of a drawing cannot shrink, so the whole blur is squeezed into the half outside their edges. */
function outwards(distance: number, { blur }: StyleShadow): number {
  return quantize((distance + (REACH * Math.max(0, blur)) / 2) / 2);
}

/** The shadow inside an outline: a wide frame around a hole that is the outline, moved and shrunk. */
export function castInnerShadow(d: string, rect: Rect, shadow: StyleShadow): SceneNode {
  const frame = outsideOf('', rect).d;
  const layers = shadowSteps(shadow, MOST_STEPS).map(({ distance, color }): SceneNode => {
    const by = quantize(shadow.spread + distance);
    const opaque = color.slice(0, 7);
    const path: SceneNode = { type: 'path', d: frame + d, fill: opaque, fillRule: 'evenodd', ...pen(by, opaque) };
    return { type: 'group', opacity: opacityOf(color), children: [by >= 0 ? path : scaled(path, rect, -by)] };
  });
  const moved = quantized({ type: 'group', transform: [1, 0, 0, 1, shadow.x, shadow.y], children: layers });
  return { type: 'group', clip: { d }, children: [moved] };
}

/** An outline grown by a round pen, or shrunk towards its centre. */
function grown(d: string, rect: Rect, by: number, color: HexColor): SceneNode {
  const path: SceneNode = { type: 'path', d, fill: color };
  if (by >= 0) return { ...path, ...pen(by, color) };
  return { type: 'group', clip: { d }, children: [scaled(path, rect, by)] };
}

/** A node stretched about a rectangle's centre, so that the rectangle grows by that much on every side. */
function scaled(node: SceneNode, rect: Rect, by: number): SceneNode {
  const x = rect.x + rect.width / 2;
  const y = rect.y + rect.height / 2;
  const scaleX = Math.max(0, rect.width + 2 * by) / Math.max(rect.width, Number.MIN_VALUE);
  const scaleY = Math.max(0, rect.height + 2 * by) / Math.max(rect.height, Number.MIN_VALUE);
  const transform = [scaleX, 0, 0, scaleY, x - x * scaleX, y - y * scaleY] as const;
  return quantized({ type: 'group', transform, children: [node] });
}

function opacityOf(color: HexColor): number {
  return color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
}

/** Everything that nodes paint, in one colour and grown by a round pen. */
export function silhouettes(nodes: readonly SceneNode[], by: number, color: HexColor): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    switch (node.type) {
      case 'path': {
        const width = (node.stroke?.width ?? 0) + (node.fill === undefined && node.stroke === undefined ? 0 : 2 * by);
        const { fill: _fill, stroke, ...outline } = node;
        const line = stroke === undefined ? pen(by, color) : { stroke: { ...stroke, ...pen(width / 2, color).stroke } };
        return [{ ...outline, ...(node.fill === undefined ? {} : { fill: color }), ...line }];
      }
      case 'image': {
        const { x, y, width, height } = node;
        return [{ type: 'path', d: `M${x} ${y}h${width}v${height}h${-width}Z`, fill: color, ...pen(by, color) }];
      }
      case 'text':
        return textSilhouettes(node, by, color);
      case 'group': {
        const { opacity: _opacity, blend: _blend, clip, ...group } = node;
        const scale = node.transform === undefined ? 1 : Math.max(scaleOf(node.transform), Number.MIN_VALUE);
        // A clip would cut the grown edge off; the core of the shadow keeps it.
        const clipped = clip === undefined || by > 0 ? {} : { clip };
        return [{ ...group, ...clipped, children: silhouettes(node.children, by / scale, color) }];
      }
    }
  });
}

/** A filled run, and its edges if they grow; the outline of a run has only edges. */
function textSilhouettes(node: TextNode, by: number, color: HexColor): TextNode[] {
  const edges = penned(node, Math.max(0, by), color);
  if (node.pen !== undefined && node.pen > 0) return [edges];
  return edges.pen === 0 ? [edges] : [edges, { ...node, fill: color, pen: 0 }];
}

/** The edges of a run's letters, drawn so that they reach that many units beyond the letters. */
export function penned(node: TextNode, by: number, color: HexColor): TextNode {
  return { ...node, fill: color, pen: quantize((node.pen ?? 0) + 2 * by) };
}

function pen(by: number, color: HexColor): Partial<Extract<SceneNode, { type: 'path' }>> {
  return by <= 0 ? {} : { stroke: { paint: color, width: quantize(2 * by), join: 'round', cap: 'round' } };
}
