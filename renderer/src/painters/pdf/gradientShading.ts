import type { HexColor, LinearGradient, RadialGradient } from '../../displayList.js';
import { numbers } from './PdfContent.js';
import type { ComponentStop } from './PdfColors.js';

export type Gradient = LinearGradient | RadialGradient;

/** A shading in the gradient's own space; colours beyond its ends continue, as in SVG. */
export function shadingOf(gradient: Gradient, space: string, stops: readonly ComponentStop[]): string {
  const [type, coordinates] =
    gradient.type === 'linear'
      ? [2, [gradient.x1, gradient.y1, gradient.x2, gradient.y2]]
      : [3, [gradient.fx ?? gradient.cx, gradient.fy ?? gradient.cy, 0, gradient.cx, gradient.cy, gradient.r]];
  const colors = stopFunction(stops);
  return `<</ShadingType ${type}/ColorSpace ${space}/Coords[${numbers(...coordinates)}]/Function ${colors}/Extend[true true]>>`;
}

/** The opacities of stops as the one component of a grey. */
export function opacityStops({ stops }: Gradient): readonly ComponentStop[] {
  return stops.map(({ offset, color }) => ({ offset, components: [opacityOf(color)] }));
}

export function isTranslucent({ stops }: Gradient): boolean {
  return stops.some(({ color }) => opacityOf(color) < 1);
}

export function opacityOf(color: HexColor): number {
  return color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
}

interface Piece {
  readonly end: number;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** A stitching function with a straight piece between each two stops. */
function stopFunction(stops: readonly ComponentStop[]): string {
  const pieces = piecesOf(stops);
  const functions = pieces.map(
    ({ from, to }) => `<</FunctionType 2/Domain[0 1]/C0[${numbers(...from)}]/C1[${numbers(...to)}]/N 1>>`,
  );
  const [only] = functions;
  if (functions.length === 1 && only !== undefined) return only;
  const bounds = numbers(...pieces.slice(0, -1).map(({ end }) => end));
  const encode = pieces.map(() => '0 1').join(' ');
  return `<</FunctionType 3/Domain[0 1]/Functions[${functions.join('')}]/Bounds[${bounds}]/Encode[${encode}]>>`;
}

/** Pieces from 0 to 1. Two stops at one place are a hard edge and have no piece. */
function piecesOf(stops: readonly ComponentStop[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let from: readonly number[] | undefined;
  for (const { offset, components: to } of stops) {
    const end = Math.min(1, Math.max(at, offset));
    if (end > at) pieces.push({ end, from: from ?? to, to });
    [at, from] = [end, to];
  }
  if (at < 1 && from !== undefined) pieces.push({ end: 1, from, to: from });
  return pieces;
}
