import type { Rect } from '../../geometry.js';
import type { TextLine } from './types.js';

/** A line with everything in it moved to the right. */
export function moveLine(line: TextLine, by: number): TextLine {
  if (by === 0) return line;
  const moved = <T extends Pick<Rect, 'x'>>(rect: T): T => ({ ...rect, x: rect.x + by });
  return {
    ...line,
    left: line.left + by,
    runs: line.runs.map(moved),
    rules: line.rules.map(moved),
    graphics: line.graphics.map((graphic) => ({ ...graphic, rect: moved(graphic.rect) })),
  };
}
