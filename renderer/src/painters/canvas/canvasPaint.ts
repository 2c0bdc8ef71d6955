import type { HexColor, LinearGradient, Paint, RadialGradient } from '../../displayList.js';
import { applyLinearTransform, applyRadialTransform, simplifyPaint } from '../gradients.js';
import type { PaintContext } from './PaintCache.js';

/** A fill style for the node's own space, or a radial gradient with ellipses, which canvas does not have. */
export type CanvasPaint =
  | { readonly style: HexColor | CanvasGradient }
  | { readonly style: CanvasGradient; readonly elliptical: RadialGradient };

export function canvasPaint(context: PaintContext, paint: Paint): CanvasPaint | undefined {
  const simple = simplifyPaint(paint);
  if (simple === undefined || typeof simple === 'string') return simple === undefined ? undefined : { style: simple };
  if (simple.type === 'linear') return { style: linearStyle(context, applyLinearTransform(simple)) };
  const round = applyRadialTransform(simple);
  if (round) return { style: radialStyle(context, round) };
  return { style: radialStyle(context, simple), elliptical: simple };
}

function linearStyle(context: PaintContext, { x1, y1, x2, y2, stops }: LinearGradient): CanvasGradient {
  return withStops(context.createLinearGradient(x1, y1, x2, y2), stops);
}

function radialStyle(context: PaintContext, { cx, cy, r, fx = cx, fy = cy, stops }: RadialGradient): CanvasGradient {
  return withStops(context.createRadialGradient(fx, fy, 0, cx, cy, r), stops);
}

function withStops(gradient: CanvasGradient, stops: LinearGradient['stops']): CanvasGradient {
  for (const { offset, color } of stops) gradient.addColorStop(Math.min(1, Math.max(0, offset)), color);
  return gradient;
}
