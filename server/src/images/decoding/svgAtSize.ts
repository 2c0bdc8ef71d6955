import { sceneToSvg, svgCoverage, type ParsedSvg, type Scene, type Size } from '@cardwright/renderer';
import { MAX_PAINTED_PIXELS, MAX_PIXELS, MAX_SIDE } from '../limits.js';
import type { Variant } from '../sizes.js';

/**
 * Writes the shapes of an SVG as another one: without references that multiply, filters or fonts, and at the size in
 * which it is wanted. So a picture looks as it does on a card.
 * @param size of the original, in pixels
 */
export function svgAtSize(drawing: ParsedSvg, size: Size, variant: Variant): Buffer {
  const { viewBox, nodes } = drawing;
  const scale = Math.min(scaleFor(size, variant), mostScale(size, svgCoverage(drawing)));
  const [width, height] = [size.width, size.height].map((side) => String(Math.max(1, Math.round(side * scale))));
  const scene: Scene = {
    version: 1,
    width: viewBox.width,
    height: viewBox.height,
    bleed: 0,
    nodes,
    items: [],
    issues: [],
    faces: [],
    images: [],
  };
  return Buffer.from(sceneToSvg(scene, { crop: viewBox, width, height }));
}

/** Large enough for the wanted box: inside it for `contain`, covering it otherwise. */
function scaleFor(size: Size, { width, height, fit }: Variant): number {
  const across = width / size.width;
  if (height === undefined) return across;
  const down = height / size.height;
  return fit === 'contain' ? Math.min(across, down) : Math.max(across, down);
}

/** A long strip, or a drawing that paints over itself again and again, is drawn smaller than wanted. */
function mostScale({ width, height }: Size, coverage: number): number {
  const pixels = Math.min(MAX_PIXELS, MAX_PAINTED_PIXELS / Math.max(1, coverage));
  return Math.min((MAX_SIDE - 1) / Math.max(width, height), Math.sqrt(pixels / (width * height)));
}
