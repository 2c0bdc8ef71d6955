import type { Canvas } from '../../Canvas.js';
import { path } from '../../svg.js';

/** Light from the left over whatever shape. */
export function shade(canvas: Canvas): string {
  return canvas.across([0, '#FFFFFF', 0.3], [0.4, '#FFFFFF', 0], [1, '#000000', 0.3]);
}

/** A shape with light on its left and shade on its right. */
export function shaped(canvas: Canvas, d: string, color: string): void {
  canvas.add(path(d, { fill: color }), path(d, { fill: shade(canvas) }));
}
