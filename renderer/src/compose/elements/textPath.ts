import type { Matrix, Rect } from '../../geometry.js';
import type { LaidOutContent } from '../../layout/laidOut.js';
import { sagOf, sizeOfArc } from '../../layout/text/textPaths.js';
import type { TextLine } from '../../layout/text/types.js';
import type { TextEffects, TextPath } from '../../resolve/resolvedFace.js';

export type PathContent = Pick<Extract<LaidOutContent, { type: 'text' }>, 'rect' | 'layout' | 'path'>;

/** From lines that run across at the origin to the rectangle in which they run downwards or upwards. */
export function turnMatrix(
  { x, y, width, height }: Rect,
  { direction }: Extract<TextPath, { type: 'turned' }>,
): Matrix {
  return direction === 'downwards' ? [0, 1, -1, 0, x + width, y] : [0, -1, 1, 0, x, y + height];
}

/** Effects whose shadows fall the same way as elsewhere on the card once the lines are turned. */
export function turnedBack(effects: TextEffects, { direction }: Extract<TextPath, { type: 'turned' }>): TextEffects {
  const sign = direction === 'downwards' ? 1 : -1;
  return { ...effects, textShadows: effects.textShadows.map((one) => ({ ...one, x: sign * one.y, y: -sign * one.x })) };
}

/** Moves a piece of a line from its place across to its place on the arc, and turns it along. */
export function arcMatrix(
  { rect, layout }: PathContent,
  line: TextLine,
  piece: { readonly x: number; readonly width: number },
  radius: number,
): Matrix {
  const middle = line.left + line.width / 2;
  const center = piece.x + piece.width / 2;
  const angle = (center - middle) / radius;
  const top = radius < 0 ? sagOf(layout.width, radius) : 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // About the centre of the circle, with the piece brought to the middle of the line first.
  const pivot = { x: rect.x + rect.width / 2, y: rect.y + top + line.baseline + radius };
  const [dx, dy] = [rect.width / 2 - center, top];
  return [
    cos,
    sin,
    -sin,
    cos,
    pivot.x - cos * (pivot.x - dx) + sin * (pivot.y - dy),
    pivot.y - sin * (pivot.x - dx) - cos * (pivot.y - dy),
  ];
}

/** The rectangle that the lines fill. */
export function pathBounds({ rect, layout }: PathContent, path: TextPath): Rect {
  if (path.type === 'turned') {
    const x = path.direction === 'downwards' ? rect.x + rect.width - layout.height : rect.x;
    return { x, y: rect.y, width: layout.height, height: rect.height };
  }
  const { width, height } = sizeOfArc(layout, path.radius);
  return { x: rect.x + (rect.width - width) / 2, y: rect.y, width, height };
}
