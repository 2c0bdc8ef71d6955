import type { Rect } from '../../geometry.js';
import type { Bounds } from '../bounds/Bounds.js';
import { bandInside } from '../bounds/bandInside.js';
import { pathBounds } from '../bounds/pathBounds.js';

export type PaintCanvas = HTMLCanvasElement | OffscreenCanvas;
export type PaintContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const PATH_LIMIT = 4000;

/** What can be reused between scenes: parsed paths and offscreen layers. Lives as long as its canvas. */
export class PaintCache {
  readonly #paths = new Map<string, Path2D>();
  readonly #bounds = new Map<string, Bounds>();
  readonly #bands = new Map<string, Rect | null>();
  readonly #layers: PaintCanvas[] = [];

  /**
   * A path to draw once. Chromium rasterises a path slightly differently after it was drawn in another size, so a copy of the
   * one that is kept is drawn.
   */
  path(d: string): Path2D {
    return new Path2D(remember(this.#paths, d, () => new Path2D(d)));
  }

  readonly boundsOfPath = (d: string): Bounds => remember(this.#bounds, d, () => pathBounds(d));

  bandInPath(d: string): Rect | undefined {
    return remember(this.#bands, d, () => bandInside(d) ?? null) ?? undefined;
  }

  /**
   * An empty layer for a nesting depth, larger than this size in both directions. It is valid until the next call for that
   * depth. Chromium rounds colours differently when it draws a whole canvas than when it draws a part of one: if a layer were
   * sometimes of exactly this size, pixels would depend on what was painted before.
   */
  layer(
    depth: number,
    width: number,
    height: number,
    create: (width: number, height: number) => PaintCanvas,
  ): PaintContext {
    const canvas = (this.#layers[depth] ??= create(width + 1, height + 1));
    if (canvas.width <= width || canvas.height <= height) {
      canvas.width = Math.max(canvas.width, width + 1);
      canvas.height = Math.max(canvas.height, height + 1);
    }
    const context = contextOf(canvas, { willReadFrequently: true });
    if (!context) throw new Error(`no 2D context for a layer of ${canvas.width} × ${canvas.height} px`);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    return context;
  }
}

/** Two calls, because how TypeScript resolves the overloads of the union depends on the order of files. */
export function contextOf(canvas: PaintCanvas, settings?: CanvasRenderingContext2DSettings): PaintContext | null {
  return 'transferToImageBitmap' in canvas ? canvas.getContext('2d', settings) : canvas.getContext('2d', settings);
}

function remember<T>(map: Map<string, T>, key: string, create: () => T): T {
  let value = map.get(key);
  if (value === undefined) {
    // Dropping the oldest entry is enough: a deck uses the same icons and boxes again and again.
    if (map.size >= PATH_LIMIT) map.delete(map.keys().next().value as string);
    value = create();
    map.set(key, value);
  }
  return value;
}
