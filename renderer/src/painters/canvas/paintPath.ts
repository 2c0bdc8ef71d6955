import type { Matrix } from '../../geometry.js';
import type { PathNode, RadialGradient, Stroke } from '../../displayList.js';
import { nodeBounds } from '../bounds/nodeBounds.js';
import { invert } from '../gradients.js';
import type { Brush } from './brush.js';
import { canvasPaint } from './canvasPaint.js';
import { compositeLayer } from './compositeLayer.js';
import type { PaintContext } from './PaintCache.js';

export function paintPath(brush: Brush, node: PathNode): void {
  if (node.fill) fillPath(brush, node);
  if (node.stroke && node.stroke.width > 0) strokePath(brush, node, node.stroke);
}

function fillPath({ context, cache }: Brush, node: PathNode): void {
  const paint = node.fill && canvasPaint(context, node.fill);
  if (!paint) return;
  const path = cache.path(node.d);
  const rule = node.fillRule ?? 'nonzero';
  context.fillStyle = paint.style;
  if (!('elliptical' in paint)) {
    context.fill(path, rule);
    return;
  }
  // Apply the gradient's transform, and fill the path under its inverse.
  const matrix = transformOf(paint.elliptical);
  const [a, b, c, d, e, f] = invert(matrix);
  const counter = new Path2D();
  counter.addPath(path, { a, b, c, d, e, f });
  context.save();
  context.transform(...matrix);
  context.fill(counter, rule);
  context.restore();
}

function strokePath(brush: Brush, node: PathNode, stroke: Stroke): void {
  const { context, cache } = brush;
  const paint = canvasPaint(context, stroke.paint);
  if (!paint) return;
  const path = cache.path(node.d);
  if (!('elliptical' in paint)) {
    setPen(context, stroke);
    context.strokeStyle = paint.style;
    context.stroke(path);
    return;
  }
  // The gradient's transform must not distort the pen: stroke in one colour, then replace the colour.
  const region = nodeBounds({ type: 'path', d: node.d, stroke }, cache.boundsOfPath);
  compositeLayer(brush, region, { opacity: 1, blend: 'normal' }, ({ context: layer }) => {
    setPen(layer, stroke);
    layer.strokeStyle = '#000000';
    layer.stroke(path);
    layer.globalCompositeOperation = 'source-in';
    layer.fillStyle = paint.style;
    const area = region.transformed(invert(transformOf(paint.elliptical))).grow(1);
    layer.transform(...transformOf(paint.elliptical));
    layer.fillRect(area.left, area.top, area.right - area.left, area.bottom - area.top);
  });
}

function transformOf(gradient: RadialGradient): [...Matrix] {
  return [...(gradient.transform ?? ([1, 0, 0, 1, 0, 0] as const))];
}

/** SVG's defaults, which differ from canvas in the miter limit. */
function setPen(context: PaintContext, stroke: Stroke): void {
  context.lineWidth = stroke.width;
  context.lineCap = stroke.cap ?? 'butt';
  context.lineJoin = stroke.join ?? 'miter';
  context.miterLimit = stroke.miterLimit ?? 4;
  context.setLineDash(stroke.dash ? [...stroke.dash] : []);
  context.lineDashOffset = stroke.dashOffset ?? 0;
}
