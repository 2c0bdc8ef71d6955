import type { Rect } from '../../geometry.js';
import type { PaintCache, PaintCanvas, PaintContext } from './PaintCache.js';
import type { RecurringPhotos } from './RecurringPhotos.js';

/** Pictures and layers that the caller provides to a painter. */
export interface PaintAssets {
  /** `undefined`: not loaded; nothing is painted and the source is reported as missing. */
  image(src: string): CanvasImageSource | undefined;
  /** Whether a picture is known to have no transparency. Default: it may have some. */
  isOpaque?(src: string): boolean;
  /** An offscreen canvas, in px, for groups that must be composited. */
  createLayer(width: number, height: number): PaintCanvas;
}

/** State that is passed down the scene during painting. */
export interface Brush {
  readonly context: PaintContext;
  readonly assets: PaintAssets;
  readonly cache: PaintCache;
  /** Collects missing image sources. */
  readonly missing: Set<string>;
  /** The number of enclosing composited groups. */
  readonly depth: number;
  /** Set where photos that recur are painted from copies. */
  readonly recurring?: RecurringPhotos | undefined;
  /** The part of the canvas that no clip cuts, px; undefined if that is unknown, or not needed. */
  readonly uncut?: Rect | undefined;
}

/** `createLayer` for windows and workers. Chromium smooths the edges of clips on the canvases of documents only. */
export function createOffscreenLayer(width: number, height: number): PaintCanvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
