import type { PaintCache, PaintCanvas, PaintContext } from './PaintCache.js';

/** Pictures and layers that a painter takes from its surroundings. */
export interface PaintAssets {
  /** `undefined`: not loaded; nothing is painted in its place and the source is reported as missing. */
  image(src: string): CanvasImageSource | undefined;
  /** An offscreen canvas in px for groups that have to be composited. */
  createLayer(width: number, height: number): PaintCanvas;
}

/** Everything that travels down the scene while it is painted. */
export interface Brush {
  readonly context: PaintContext;
  readonly assets: PaintAssets;
  readonly cache: PaintCache;
  /** Collects image sources that were not there. */
  readonly missing: Set<string>;
  /** How many composited groups enclose what is painted. */
  readonly depth: number;
}

/** `createLayer` for every place that has OffscreenCanvas: windows and workers alike. */
export function createOffscreenLayer(width: number, height: number): OffscreenCanvas {
  return new OffscreenCanvas(width, height);
}
