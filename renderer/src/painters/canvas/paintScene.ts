import type { Rect } from '../../geometry.js';
import type { Scene } from '../../displayList.js';
import type { PaintAssets } from './brush.js';
import { PaintCache, type PaintContext } from './PaintCache.js';
import { paintNodes } from './paintNode.js';
import { setTextDefaults } from './paintText.js';
import type { RecurringPhotos } from './RecurringPhotos.js';
import type { StillPictures } from './StillPictures.js';

export interface PaintOptions {
  /** px of the context's current space per design unit. */
  readonly pixelRatio: number;
  /** The part of the scene to paint, in units; its top left corner moves to (0,0). Default: the trimmed face. */
  readonly crop?: Rect;
  /** Whether paint outside the crop is clipped. Default true. */
  readonly clip?: boolean;
  /** Use the same cache for every call on one canvas; without it, paths are parsed again every time. */
  readonly cache?: PaintCache;
  /** For a face that is edited and fills its canvas: what does not change from call to call is painted once. */
  readonly still?: StillPictures;
  /** For a canvas without a clip of its own that shows face after face. It has an effect only if `clip` is false. */
  readonly recurring?: RecurringPhotos | undefined;
}

export interface PaintReport {
  /** Image sources that `assets` did not have, in painting order. Their places stay empty. */
  readonly missingImages: readonly string[];
}

/**
 * Paints a face with a 2D context: in a Konva shape, in a worker, on the export page. Painting multiplies the
 * context's transform and restores all state that it changes. The fonts in `scene.faces` must be loaded first.
 */
export function paintScene(
  context: PaintContext,
  scene: Scene,
  assets: PaintAssets,
  options: PaintOptions,
): PaintReport {
  const { pixelRatio, crop = { x: 0, y: 0, width: scene.width, height: scene.height }, clip = true } = options;
  const missing = new Set<string>();
  context.save();
  context.scale(pixelRatio, pixelRatio);
  if (clip) {
    context.beginPath();
    context.rect(0, 0, crop.width, crop.height);
    context.clip();
  }
  context.translate(-crop.x, -crop.y);
  setTextDefaults(context);
  const { cache = new PaintCache(), recurring } = options;
  const { width, height } = context.canvas;
  const uncut = recurring && !clip ? { x: 0, y: 0, width, height } : undefined;
  const brush = { context, assets, cache, missing, depth: 0, recurring, uncut };
  if (options.still) options.still.paint(brush, scene.nodes);
  else paintNodes(brush, scene.nodes);
  context.restore();
  return { missingImages: [...missing] };
}
