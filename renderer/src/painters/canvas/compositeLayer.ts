import type { BlendMode } from '../../displayList.js';
import type { Bounds } from '../bounds/Bounds.js';
import type { Brush } from './brush.js';
import { setTextDefaults } from './paintText.js';

/**
 * Paints onto a transparent layer of the region's size (units of the current transform), then draws the layer with the
 * given opacity and blending. The layer shares the target's pixel grid, so edges stay where they would be without it.
 */
export function compositeLayer(
  brush: Brush,
  region: Bounds,
  { opacity, blend }: { opacity: number; blend: BlendMode },
  paint: (brush: Brush) => void,
): void {
  const { context, cache, assets, depth } = brush;
  const { a, b, c, d, e, f } = context.getTransform();
  const device = region.transformed([a, b, c, d, e, f]);
  const left = Math.max(0, Math.floor(device.left) - 1);
  const top = Math.max(0, Math.floor(device.top) - 1);
  const width = Math.min(context.canvas.width, Math.ceil(device.right) + 1) - left;
  const height = Math.min(context.canvas.height, Math.ceil(device.bottom) + 1) - top;
  if (region.empty || !(width > 0 && height > 0)) return;

  const layer = cache.layer(depth, width, height, (layerWidth, layerHeight) =>
    assets.createLayer(layerWidth, layerHeight),
  );
  layer.save();
  setTextDefaults(layer);
  layer.setTransform(a, b, c, d, e - left, f - top);
  paint({ ...brush, context: layer, depth: depth + 1, uncut: undefined });
  layer.restore();

  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha *= opacity;
  if (blend !== 'normal') context.globalCompositeOperation = blend;
  context.drawImage(layer.canvas, 0, 0, width, height, left, top, width, height);
  context.restore();
}
