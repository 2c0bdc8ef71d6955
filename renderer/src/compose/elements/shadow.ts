import { mapCorners, type Corners, type EllipticRadii, type Point, type Rect } from '../../geometry.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import type { StyleShadow } from '../../resolve/style.js';
import { roundedRectPath } from '../../shapes/index.js';
import type { SceneNode } from '../../displayList.js';
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
  return [...shadows]
    .reverse()
    .map((shadow) => (caster === 'box' ? outside(box, layers(box, shadow)) : castShadow(caster, shadow)));
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
    .map((shadow) => ({
      type: 'group',
      clip: { d: roundedRectPath(rect, radii) },
      children: insetLayers(rect, radii, shadow),
    }));
}

/** Like CSS, a shadow never shows through its own box. */
function outside(box: LaidOutBox, children: SceneNode[]): SceneNode {
  const hole = roundedRectPath(box.rect, boxRadii(box.source.style, box.rect));
  return { type: 'group', clip: outsideOf(hole, box.rect), children };
}

function layers(box: LaidOutBox, shadow: StyleShadow): SceneNode[] {
  const radii = mapCorners(boxRadii(box.source.style, box.rect), (radius) => ({ x: radius, y: radius }));
  const moved = { ...box.rect, x: box.rect.x + shadow.x, y: box.rect.y + shadow.y };
  return shadowSteps(shadow).map(({ distance, color }) => {
    const by = shadow.spread + distance;
    const grown = growRect(moved, by);
    const corners = clampRadii(growRadii(radii, by, Math.max(0, shadow.blur / 2)), grown);
    return { type: 'path', d: roundedRectPath(grown, corners), fill: color };
  });
}

const SQUARE: Corners<number> = { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 };

function insetLayers(rect: Rect, radii: EllipticRadii, shadow: StyleShadow): SceneNode[] {
  const frame = growRect(rect, 500);
  const moved = { ...rect, x: rect.x + shadow.x, y: rect.y + shadow.y };
  return shadowSteps(shadow).map(({ distance, color }) => {
    const hole = growRect(moved, -(shadow.spread + distance));
    const corners = clampRadii(growRadii(radii, -distance, shadow.blur / 2), hole);
    const d = roundedRectPath(frame, SQUARE) + roundedRectPath(hole, corners);
    return { type: 'path', d, fill: color, fillRule: 'evenodd' };
  });
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
