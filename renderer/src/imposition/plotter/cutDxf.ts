import { ellipseIn } from '../../cardShapes.js';
import type { Rect, Size } from '../../geometry.js';
import type { Mark } from '../marks/types.js';
import { type CutOutline, mmText } from './cutOutlines.js';

/** The tangent of a quarter of 90°: how DXF writes a quarter circle between two points. */
const QUARTER = Math.tan(Math.PI / 8);
/** Sides of an ellipse, which DXF R12 does not have: at 100 mm they are within 0.01 mm of it. */
const ELLIPSE_SIDES = 180;
/** mm: lengths that differ by less are the same in the file. */
const SAME = 5e-4;
const RED = 1;
const BLACK = 7;

type Pair = readonly [code: number, value: string | number];
/** A corner; `bulge` shapes the piece that begins there. */
type Vertex = readonly [x: number, y: number, bulge: number];

/**
 * Cut lines as DXF R12, which every plotter's program reads, in millimetres: closed outlines on the layer CUT, and the
 * printed marks on the layer REGISTRATION. DXF counts upwards from the bottom left corner.
 */
export function cutDxf({ height }: Size, outlines: readonly CutOutline[], marks: readonly Mark[]): string {
  const up = (y: number): number => height - y;
  const pairs: Pair[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$MEASUREMENT'],
      [70, 1],
    ]),
    ...section('TABLES', [
      [0, 'TABLE'],
      [2, 'LAYER'],
      [70, 2],
      ...layer('CUT', RED),
      ...layer('REGISTRATION', BLACK),
      [0, 'ENDTAB'],
    ]),
    ...section('ENTITIES', [
      ...outlines.flatMap((outline) => polyline('CUT', verticesOf(outline, up))),
      ...marks.flatMap((mark) => markEntities(mark, up)),
    ]),
    [0, 'EOF'],
  ];
  return pairs.map(([code, value]) => `${code}\n${typeof value === 'number' ? mmText(value) : value}\n`).join('');
}

function section(name: string, content: readonly Pair[]): readonly Pair[] {
  return [[0, 'SECTION'], [2, name], ...content, [0, 'ENDSEC']];
}

function layer(name: string, color: number): readonly Pair[] {
  return [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, color],
    [6, 'CONTINUOUS'],
  ];
}

/** The outline counterclockwise, as seen on the paper. */
function verticesOf(outline: CutOutline, up: (y: number) => number): readonly Vertex[] {
  if (outline.shape === 'rectangle') return corners(outline, outline.radius, up);
  if (outline.shape === 'round' && Math.abs(outline.width - outline.height) < SAME)
    return corners(outline, outline.width / 2, up);
  const points = outline.shape === 'hexagon' ? outline.points : ellipseIn(outline, ELLIPSE_SIDES);
  return points.map(({ x, y }): Vertex => [x, up(y), 0]).toReversed();
}

function corners({ x, y, width, height }: Rect, r: number, up: (y: number) => number): readonly Vertex[] {
  const [left, right, bottom, top] = [x, x + width, up(y + height), up(y)];
  if (r === 0)
    return [
      [left, bottom, 0],
      [right, bottom, 0],
      [right, top, 0],
      [left, top, 0],
    ];
  const rounded: readonly Vertex[] = [
    [left + r, bottom, 0],
    [right - r, bottom, QUARTER],
    [right, bottom + r, 0],
    [right, top - r, QUARTER],
    [right - r, top, 0],
    [left + r, top, QUARTER],
    [left, top - r, 0],
    [left, bottom + r, QUARTER],
  ];
  return rounded.filter((vertex, index) => !isPoint(vertex, rounded[(index + 1) % rounded.length] as Vertex));
}

/** Whether a straight side has no length, as all four of a circle: the machine would stop there, and a laser burn. */
function isPoint([x, y, bulge]: Vertex, [nextX, nextY]: Vertex): boolean {
  return bulge === 0 && Math.hypot(nextX - x, nextY - y) < SAME;
}

function polyline(name: string, vertices: readonly Vertex[]): readonly Pair[] {
  const points = vertices.flatMap(([x, y, bulge]): Pair[] => [
    [0, 'VERTEX'],
    [8, name],
    [10, x],
    [20, y],
    [30, 0],
    ...(bulge === 0 ? [] : ([[42, bulge.toFixed(9)]] as const)),
  ]);
  return [[0, 'POLYLINE'], [8, name], [66, 1], [70, 1], [10, 0], [20, 0], [30, 0], ...points, [0, 'SEQEND'], [8, name]];
}

function markEntities(mark: Mark, up: (y: number) => number): readonly Pair[] {
  switch (mark.type) {
    case 'patch':
      return polyline('REGISTRATION', corners(mark, 0, up));
    case 'line':
      return [
        [0, 'LINE'],
        [8, 'REGISTRATION'],
        [10, mark.x1],
        [20, up(mark.y1)],
        [30, 0],
        [11, mark.x2],
        [21, up(mark.y2)],
        [31, 0],
      ];
    case 'circle':
      return [];
  }
}
