import type { Matrix, Rect } from '../../geometry.js';
import { type Frame, lookUp, type SvgContext } from '../context.js';
import { IDENTITY, invert, multiply, transformRect } from '../../matrix.js';
import { parseTransform, TRANSFORM_WORK } from '../values/transform.js';
import { parseLength } from '../values/number.js';
import type { SvgElement } from '../types.js';
import { viewBoxOf, viewBoxTransform } from '../values/viewport.js';

const MAX_TILES = 2_000;
const MAX_CHAIN = 16;

/** The repetition of a pattern over one shape. */
export interface Tiling {
  /** One tile in pattern space. */
  readonly tile: Rect;
  /** Pattern space to the shape's space. */
  readonly transform: Matrix;
  /** Content space to pattern space, for the tile at `tile`. */
  readonly content: Matrix;
}

/** A pattern and the patterns it inherits from through href. */
export function patternChain(element: SvgElement, context: SvgContext): SvgElement[] {
  const chain = [element];
  for (let next = lookUp(element.attributes.get('href'), context); next?.name === 'pattern';) {
    if (chain.includes(next) || chain.length >= MAX_CHAIN) break;
    chain.push(next);
    next = lookUp(next.attributes.get('href'), context);
  }
  return chain;
}

/** Undefined for a tile without area. */
export function readTiling(
  chain: readonly SvgElement[],
  bounds: Rect,
  { viewport }: Frame,
  { budget }: SvgContext,
): Tiling | undefined {
  const attribute = (name: string): string | undefined =>
    chain.find((one) => one.attributes.has(name))?.attributes.get(name);
  const isRelative = attribute('patternUnits') !== 'userSpaceOnUse';
  const side = isRelative ? { width: 1, height: 1 } : viewport;
  const length = (name: string, of: number): number => parseLength(attribute(name), of) ?? 0;
  const box: Rect = {
    x: length('x', side.width),
    y: length('y', side.height),
    width: length('width', side.width),
    height: length('height', side.height),
  };
  const tile = isRelative ? transformRect([bounds.width, 0, 0, bounds.height, bounds.x, bounds.y], box) : box;
  if (!(tile.width > 0) || !(tile.height > 0)) return undefined;
  const viewBox = chain.map(viewBoxOf).find((one) => one !== undefined);
  const isContentRelative = attribute('patternContentUnits') === 'objectBoundingBox';
  // The content's origin is the tile's corner, regardless of the shape's position.
  const origin: Matrix = [1, 0, 0, 1, tile.x, tile.y];
  const content: Matrix =
    viewBox !== undefined
      ? viewBoxTransform(viewBox, tile, attribute('preserveAspectRatio'))
      : isContentRelative
        ? multiply(origin, [bounds.width, 0, 0, bounds.height, 0, 0])
        : origin;
  const written = attribute('patternTransform') ?? '';
  budget.spend(written.length * TRANSFORM_WORK);
  return { tile, content, transform: parseTransform(written) ?? IDENTITY };
}

/** Offsets of the tiles that touch the shape; undefined when there are too many. */
export function tilePlaces({ tile, transform }: Tiling, bounds: Rect): { x: number; y: number }[] | undefined {
  const inverse = invert(transform);
  if (inverse === undefined) return [];
  const area = transformRect(inverse, bounds);
  const [firstX, lastX] = [
    Math.floor((area.x - tile.x) / tile.width),
    Math.ceil((area.x + area.width - tile.x) / tile.width),
  ];
  const [firstY, lastY] = [
    Math.floor((area.y - tile.y) / tile.height),
    Math.ceil((area.y + area.height - tile.y) / tile.height),
  ];
  const [columns, rows] = [lastX - firstX, lastY - firstY];
  if (!(columns * rows <= MAX_TILES)) return undefined;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: (firstX + (index % columns)) * tile.width,
    y: (firstY + Math.floor(index / columns)) * tile.height,
  }));
}
