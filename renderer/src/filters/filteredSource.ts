import { quantize } from '../geometry.js';
import { type ColorMatrix, inTurn } from './colorMatrix.js';

/** What is done to the pixels of a picture before it is drawn. */
export interface PictureFilter {
  readonly matrix?: ColorMatrix;
  /** Standard deviation of the blur as a share of the picture's width. */
  readonly blur?: number;
}

/**
 * The source of a filtered picture: that of the picture with the filter in front. Painters know nothing of filters;
 * whoever provides the pictures reads the source and filters the pixels, so every painter gets the same ones.
 */
export function filteredSource(src: string, { matrix = [], blur = 0 }: PictureFilter): string {
  if (matrix.length === 0 && blur === 0) return src;
  const earlier = readFilteredSource(src);
  if (earlier !== undefined) return filteredSource(earlier.src, bothFilters(earlier, { matrix, blur }));
  return `filtered:${matrix.flat().join(',')};${blur}|${src}`;
}

/** The filter of a picture in a box with a filter. Blurring and colours may change places; the variances of blurs add up. */
function bothFilters(
  { matrix: first, blur: inner = 0 }: PictureFilter,
  { matrix: then = [], blur: outer = 0 }: PictureFilter,
): PictureFilter {
  const matrix = first !== undefined && then.length > 0 ? inTurn(first, then) : (first ?? then);
  return { matrix, blur: quantize(Math.hypot(inner, outer)) };
}

/** The source of the picture without its filter, if it has one. */
export function originalSource(source: string): string {
  return readFilteredSource(source)?.src ?? source;
}

/** The picture and the filter in a source; undefined if it has no filter. */
export function readFilteredSource(source: string): (PictureFilter & { readonly src: string }) | undefined {
  const [head, numbers, blur] = /^filtered:([-\d.,]*);([\d.]+)\|/.exec(source) ?? [];
  if (head === undefined || numbers === undefined) return undefined;
  const values = numbers === '' ? [] : numbers.split(',').map(Number);
  const row = (at: number): ColorMatrix[number] => [
    values[at] ?? 0,
    values[at + 1] ?? 0,
    values[at + 2] ?? 0,
    values[at + 3] ?? 0,
  ];
  return {
    src: source.slice(head.length),
    ...(values.length === 12 ? { matrix: [row(0), row(4), row(8)] } : {}),
    ...(Number(blur) > 0 ? { blur: Number(blur) } : {}),
  };
}
