import { CardwrightError } from '../errors.js';
import type { Rect } from '../geometry.js';
import { formatPath } from '../paths/path.js';
import type { PathSegment } from '../paths/pathSegment.js';
import { ellipseSegments } from '../svg/shapes/shapeGeometry.js';
import { customPath } from './customPath.js';
import { line } from './line.js';
import { polygon, star } from './polygon.js';
import type { ShapeProps } from './props.js';
import { rectangle } from './rectangle.js';
import { ribbon, ribbonParts } from './ribbon.js';

const SHAPES = {
  rectangle,
  ellipse: (_props: ShapeProps, { x, y, width, height }: Rect) =>
    ellipseSegments(x + width / 2, y + height / 2, width / 2, height / 2),
  polygon,
  star,
  line,
  ribbon,
  path: customPath,
} satisfies Record<string, (props: ShapeProps, rect: Rect) => PathSegment[]>;

export type ShapeName = keyof typeof SHAPES;

/** All values of `props.shape`. */
export const SHAPE_NAMES = Object.keys(SHAPES) as readonly ShapeName[];

export function isShapeName(name: string): name is ShapeName {
  return Object.hasOwn(SHAPES, name);
}

/**
 * Path data of a shape in a rectangle, in the rectangle's coordinates, rounded to 1/10,000 unit. Empty for a box
 * without area, except for lines. Throws `shape.unknown`, `shape.property_invalid`, `shape.path_invalid`.
 */
export function shapePath(shape: string, props: ShapeProps, rect: Rect): string {
  if (!isShapeName(shape)) {
    throw new CardwrightError(
      'shape.unknown',
      `There is no shape “${shape.slice(0, 60)}”; the shapes are ${SHAPE_NAMES.join(', ')}.`,
      {
        path: 'props.shape',
        fix: `Set props.shape to one of ${SHAPE_NAMES.join(', ')}.`,
      },
    );
  }
  const hasArea = rect.width > 0 && rect.height > 0;
  return hasArea || shape === 'line' ? formatPath(SHAPES[shape](props, rect)) : '';
}

/**
 * Like shapePath, but in parts that are painted in order. Only a folded ribbon has more than one: its tails and folds
 * are darker than the band by `shade` (0: the shape's own colour, 1: black).
 */
export function shapeParts(shape: string, props: ShapeProps, rect: Rect): { d: string; shade: number }[] {
  if (shape !== 'ribbon' || !(rect.width > 0) || !(rect.height > 0))
    return [{ d: shapePath(shape, props, rect), shade: 0 }];
  return ribbonParts(props, rect).map(({ segments, shade }) => ({ d: formatPath(segments), shade }));
}
