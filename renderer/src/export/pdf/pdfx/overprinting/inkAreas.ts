import type { Stroke } from '../../../../displayList.js';
import { grown, type Point, type Rect } from '../../../../geometry.js';
import { transformRect } from '../../../../matrix.js';
import { strokeMargin } from '../../../../painters/bounds/nodeBounds.js';
import type { FlatPath } from '../../../../paths/flattenPath.js';
import type { PaintedLeaf } from '../../../../preflight/paintedLeaves.js';
import type { PathCache } from '../../../../preflight/PathCache.js';

/** em: how far letters reach above and below the baseline and beside their line, also in italics and with accents. */
const LETTERS = { above: 1, below: 0.35, beside: 0.25 } as const;
/** A line of more pieces is taken as a whole. */
const MOST_PIECES = 100;

/** The upright rectangle around what a leaf paints, in face coordinates, without its clips. */
export function inkArea({ node, matrix }: PaintedLeaf, paths: PathCache): Rect {
  switch (node.type) {
    case 'image':
      return transformRect(matrix, node);
    case 'path':
      return transformRect(matrix, grown(paths.get(node.d).bounds, node.stroke ? strokeMargin(node.stroke) : 0));
    case 'text': {
      const { x, y, width, size, pen = 0 } = node;
      const { above, below, beside } = LETTERS;
      const line = { x: x - beside * size, y: y - above * size };
      const area = { ...line, width: width + 2 * beside * size, height: (above + below) * size };
      return transformRect(matrix, grown(area, pen / 2));
    }
  }
}

/** The rectangles around the pieces of a stroke, in face coordinates: those of a frame leave out what it surrounds. */
export function strokeAreas(
  { outlines, bounds }: FlatPath,
  stroke: Omit<Stroke, 'paint'>,
  { matrix }: PaintedLeaf,
): readonly Rect[] {
  const margin = strokeMargin(stroke);
  const count = outlines.reduce((total, outline) => total + outline.length, 0);
  const pieces =
    count > MOST_PIECES
      ? [bounds]
      : outlines.flatMap((outline) =>
          outline.map((from, index) => between(from, outline[(index + 1) % outline.length] ?? from)),
        );
  return pieces.map((piece) => transformRect(matrix, grown(piece, margin)));
}

function between(from: Point, to: Point): Rect {
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
}
