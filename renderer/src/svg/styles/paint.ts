import type { Rect } from '../../geometry.js';
import type { Paint } from '../../displayList.js';
import { multiplyAlpha } from '../../color/hex.js';
import { type Frame, lookUp, type SvgContext } from '../context.js';
import { gradientPaint } from './gradient.js';
import { parseFraction } from '../values/number.js';
import { resolveColor } from './resolveColor.js';
import type { Style } from '../reading/style.js';
import type { SvgElement } from '../types.js';

/** A paint, a pattern that is yet to be drawn, or nothing. */
export type ResolvedPaint = { readonly paint: Paint } | { readonly pattern: SvgElement } | undefined;

/**
 * The fill or stroke paint of an element, including its opacity.
 * @param bounds of the element's outline, for paint servers that are relative to it
 */
export function resolvePaint(
  property: 'fill' | 'stroke',
  style: Style,
  bounds: Rect,
  frame: Frame,
  context: SvgContext,
): ResolvedPaint {
  const value = style.get(property) ?? (property === 'fill' ? '#000000' : 'none');
  const opacity = parseFraction(style.get(`${property}-opacity`), 1);
  if (opacity === 0) return undefined;
  const server = /^url\([^)]*\)(.*)$/is.exec(value);
  if (server === null) return solid(value, opacity, style, context);
  const element = lookUp(value, context);
  if (element?.name === 'pattern') return { pattern: element };
  if (element?.name.endsWith('Gradient') === true) {
    const paint = gradientPaint(element, opacity, bounds, frame, context);
    if (paint !== undefined) return { paint };
  } else {
    context.budget.warn('svg.paint_missing', `“${value.slice(0, 60)}” is not a gradient or pattern in the document.`);
  }
  return solid(server[1] ?? '', opacity, style, context);
}

function solid(value: string, opacity: number, style: Style, context: SvgContext): ResolvedPaint {
  const color = resolveColor(value, style, context);
  if (color === undefined) return undefined;
  const paint = multiplyAlpha(color, opacity);
  return paint.endsWith('00') && paint.length === 9 ? undefined : { paint };
}
