import { mapCorners, type Corners, type EllipticRadii, type Point, type Rect } from '../../geometry.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import type { StyleShadow } from '../../resolve/style.js';
import { roundedRectPath } from '../../shapes/index.js';
import type { HexColor, SceneNode } from '../../displayList.js';
import { boxRadii, growRect, innerRadii, insetRect, outsideOf } from '../boxPath.js';
import type { SceneContext } from '../sceneContext.js';
import { borderWidths } from './borderSides.js';
import { castInnerShadow, castShadow } from './castShadow.js';
import { casterOf } from './shadowCaster.js';
import { shapeOutlines } from './shape.js';
import { shadowSteps } from './shadowSteps.js';

/**
 * Shadows and rings outside the box, bottom first. Shadows are nested outlines with gradually increasing opacity, not
 * blurs: they stay vectors in PDF and are identical in every painter (docs/decisions/0004-shadows.md).
 */
export function outerShadowNodes(box: LaidOutBox, context: SceneContext): SceneNode[] {
  const shadows = (box.source.style.shadows ?? []).filter((shadow) => !shadow.inset);
  if (shadows.length === 0) return [];
  const caster = casterOf(box, context);
  return [...shadows].reverse().map((shadow) => {
    if (caster !== 'box') return castShadow(caster, shadow);
    if (isRing(shadow)) return frame(grownEdge(box, shadow, 0), edgeOf(box), shadow.color);
    return outside(box, layers(box, shadow));
  });
}

/** Whether a shadow is a frame of one width around its box. */
function isRing({ x, y, blur, spread }: StyleShadow): boolean {
  return x === 0 && y === 0 && blur === 0 && spread > 0;
}

/** The area between two edges. A press prints it in black alone if it is a thin black line. */
function frame(outer: string, inner: string, fill: HexColor): SceneNode {
  return { type: 'path', d: outer + inner, fill, fillRule: 'evenodd' };
}

/** Shadows from the edge of a box or a shape inwards, over its background. */
export function innerShadowNodes(box: LaidOutBox): SceneNode[] {
  const { shadows = [] } = box.source.style;
  const { content } = box;
  if (content?.type === 'shape' && content.shape !== 'rectangle') {
    const inset = [...shadows].reverse().filter((shadow) => shadow.inset);
    const outlines = inset.length === 0 ? [] : shapeOutlines(box, content);
    return inset.flatMap((shadow) => outlines.map((d) => castInnerShadow(d, box.rect, shadow)));
  }
  const widths = borderWidths(box);
  const rect = insetRect(box.rect, widths);
  const radii = innerRadii(boxRadii(box.source.style, box.rect), widths);
  return [...shadows]
    .reverse()
    .filter((shadow) => shadow.inset)
    .map((shadow): SceneNode => {
      const edge = roundedRectPath(rect, radii);
      if (isRing(shadow)) return frame(edge, holeOf(rect, radii, shadow, 0), shadow.color);
      return { type: 'group', clip: { d: edge }, children: insetLayers(rect, radii, shadow) };
    });
}

/** Like CSS, a shadow never shows through its own box. */
function outside(box: LaidOutBox, children: SceneNode[]): SceneNode {
  return { type: 'group', clip: outsideOf(edgeOf(box), box.rect), children };
}

function layers(box: LaidOutBox, shadow: StyleShadow): SceneNode[] {
  return shadowSteps(shadow).map(({ distance, color }) => ({
    type: 'path',
    d: grownEdge(box, shadow, distance),
    fill: color,
  }));
}

function edgeOf({ source, rect }: LaidOutBox): string {
  return roundedRectPath(rect, boxRadii(source.style, rect));
}

/** The edge of a box, moved and grown with its shadow. @param distance units beyond the spread */
function grownEdge({ source, rect }: LaidOutBox, { x, y, spread, blur }: StyleShadow, distance: number): string {
  const radii = mapCorners(boxRadii(source.style, rect), (radius) => ({ x: radius, y: radius }));
  const grown = growRect({ ...rect, x: rect.x + x, y: rect.y + y }, spread + distance);
  const corners = clampRadii(growRadii(radii, spread + distance, Math.max(0, blur / 2)), grown);
  return roundedRectPath(grown, corners);
}

const SQUARE: Corners<number> = { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 };

function insetLayers(rect: Rect, radii: EllipticRadii, shadow: StyleShadow): SceneNode[] {
  const around = roundedRectPath(growRect(rect, 500), SQUARE);
  return shadowSteps(shadow).map(({ distance, color }) => frame(around, holeOf(rect, radii, shadow, distance), color));
}

/** The edge of what a shadow inside a box leaves free. */
function holeOf(rect: Rect, radii: EllipticRadii, { x, y, spread, blur }: StyleShadow, distance: number): string {
  const hole = growRect({ ...rect, x: rect.x + x, y: rect.y + y }, -(spread + distance));
  return roundedRectPath(hole, clampRadii(growRadii(radii, -distance, blur / 2), hole));
}

/** A blurred corner gets rounder farther out; sharp corners stay sharp only without blur. */
function growRadii(radii: EllipticRadii, by: number, softened: number): EllipticRadii {
  const grow = (radius: number): number =>
    radius === 0 && softened === 0 ? 0 : Math.max(0, radius + by, softened + by);
  return mapCorners(radii, ({ x, y }): Point => ({ x: grow(x), y: grow(y) }));
}

function clampRadii(radii: EllipticRadii, rect: Rect): EllipticRadii {
  const limit = Math.min(rect.width, rect.height) / 2;
  return mapCorners(radii, ({ x, y }) => ({ x: Math.min(x, limit), y: Math.min(y, limit) }));
}
