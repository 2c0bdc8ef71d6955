import { readHex } from '../../color/hex.js';
import type { Radii, Rect } from '../../geometry.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import type { StyleShadow } from '../../resolve/style.js';
import { roundedRectPath } from '../../shapes/index.js';
import type { HexColor, SceneNode } from '../../displayList.js';
import { boxRadii, innerRadii, insetRect, mapRadii } from '../boxPath.js';
import { borderWidths } from './border.js';

/**
 * Shadows are nested outlines with gradually increasing opacity, not blurs: they stay vectors in PDF and are identical
 * in every painter (docs/decisions/0004-shadows.md).
 */
const MAX_STEPS = 20;

/** A step fainter than two of the 255 levels of a channel would be rounding noise. */
const FAINTEST_STEP = 2 / 255;

/** How many standard deviations of the blur are drawn on each side of the edge. */
const REACH = 2.2;

/** Shadows and rings outside the box, bottom first. */
export function outerShadowNodes(box: LaidOutBox): SceneNode[] {
  const { shadows = [] } = box.source.style;
  return [...shadows]
    .reverse()
    .filter((shadow) => !shadow.inset)
    .map((shadow) => outside(box, layers(box.rect, boxRadii(box.source.style, box.rect), shadow)));
}

/** Shadows from the box's edge inwards, over its background. */
export function innerShadowNodes(box: LaidOutBox): SceneNode[] {
  const { shadows = [] } = box.source.style;
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
  const around = growRect(box.rect, 1000);
  const zero = mapRadii(boxRadii(box.source.style, box.rect), () => 0);
  const hole = roundedRectPath(box.rect, boxRadii(box.source.style, box.rect));
  return { type: 'group', clip: { d: roundedRectPath(around, zero) + hole, rule: 'evenodd' }, children };
}

function layers(rect: Rect, radii: Radii, shadow: StyleShadow): SceneNode[] {
  const moved = { ...rect, x: rect.x + shadow.x, y: rect.y + shadow.y };
  return steps(shadow).map(({ distance, color }) => {
    const grown = shadow.spread + distance;
    const softened = shadow.blur > 0 ? shadow.blur / 2 : 0;
    return {
      type: 'path',
      d: roundedRectPath(growRect(moved, grown), clampRadii(growRadii(radii, grown, softened), growRect(moved, grown))),
      fill: color,
    };
  });
}

function insetLayers(rect: Rect, radii: Radii, shadow: StyleShadow): SceneNode[] {
  const frame = growRect(rect, 500);
  const zero = mapRadii(radii, () => 0);
  const moved = { ...rect, x: rect.x + shadow.x, y: rect.y + shadow.y };
  return steps(shadow).map(({ distance, color }) => {
    const hole = growRect(moved, -(shadow.spread + distance));
    return {
      type: 'path',
      d:
        roundedRectPath(frame, zero) +
        roundedRectPath(hole, clampRadii(growRadii(radii, -distance, shadow.blur / 2), hole)),
      fill: color,
      fillRule: 'evenodd',
    };
  });
}

/**
 * Distances from the edge, outermost first, with opacities that make the stack approximate the blurred edge: the
 * coverage at distance d is 1 - Φ(d / σ) with σ = blur / 2 (CSS Backgrounds 3, section 6.1).
 */
function steps(shadow: StyleShadow): { distance: number; color: HexColor }[] {
  const { alpha } = readHex(shadow.color);
  if (shadow.blur <= 0) return [{ distance: 0, color: shadow.color }];
  const sigma = shadow.blur / 2;
  const count = Math.max(3, Math.min(MAX_STEPS, Math.round(alpha / FAINTEST_STEP)));
  let painted = 0;
  return Array.from({ length: count }, (_, index) => {
    const distance = sigma * REACH * (1 - (2 * (index + 0.5)) / count);
    const target = alpha * normalTail(distance / sigma);
    // Continue with the rounded opacity, so that rounding errors do not accumulate.
    const level = Math.max(0, Math.round(((target - painted) / (1 - painted)) * 255));
    painted += (1 - painted) * (level / 255);
    return { distance, color: withLevel(shadow.color, level) };
  }).filter(({ color }) => !color.endsWith('00'));
}

/** 1 - Φ(x), by the logistic approximation of Bowling et al. (2009), error < 2e-4. */
function normalTail(x: number): number {
  return 1 / (1 + Math.exp(1.5976 * x + 0.07056 * x ** 3));
}

function growRect(rect: Rect, by: number): Rect {
  return {
    x: rect.x - by,
    y: rect.y - by,
    width: Math.max(0, rect.width + 2 * by),
    height: Math.max(0, rect.height + 2 * by),
  };
}

/** A blurred corner gets rounder farther out; sharp corners stay sharp only without blur. */
function growRadii(radii: Radii, by: number, softened: number): Radii {
  return mapRadii(radii, (radius) => (radius === 0 && softened === 0 ? 0 : Math.max(0, radius + by, softened + by)));
}

function clampRadii(radii: Radii, rect: Rect): Radii {
  const limit = Math.min(rect.width, rect.height) / 2;
  return mapRadii(radii, (radius) => Math.min(radius, limit));
}

function withLevel(color: HexColor, level: number): HexColor {
  return `${color.slice(0, 7)}${level.toString(16).padStart(2, '0')}`;
}
