import type { Matrix, Rect } from '../geometry.js';
import type { FillRule, SceneNode } from '../scene/scene.js';
import { decimalsFor, drawChildren, type Frame, lookUp, type SvgContext } from './context.js';
import { groupNodes } from './group.js';
import { IDENTITY, invert, multiply, parseTransform, scaleOf, transformRect } from './matrix.js';
import { countNodes, nodeBounds } from './nodeBounds.js';
import { parseFraction, parseLength } from './number.js';
import { formatPath } from './path.js';
import { rectSegments } from './shapeGeometry.js';
import { computeStyle, type Style } from './style.js';
import { childElements, type SvgElement } from './types.js';
import { viewBoxOf, viewBoxTransform } from './viewport.js';

const MAX_TILES = 2_000;
const MAX_CHAIN = 16;

interface Tiling {
  /** One tile in pattern space. */
  readonly tile: Rect;
  /** Pattern space to the shape's space. */
  readonly transform: Matrix;
  /** Content's space to pattern space, for the tile at `tile`. */
  readonly content: Matrix;
}

/** A shape filled with a pattern: as many copies of the tile as it takes, clipped to the outline. */
export function drawPattern(
  element: SvgElement,
  outline: { readonly d: string; readonly fillRule?: FillRule },
  bounds: Rect,
  style: Style,
  frame: Frame,
  context: SvgContext,
): readonly SceneNode[] {
  const chain = patternChain(element, context);
  const source = chain.find((one) => childElements(one).length > 0);
  const tiling = readTiling(chain, bounds, frame);
  if (source === undefined || tiling === undefined || frame.using.includes(source)) return [];
  const own = computeStyle(source, new Map(), context.rules, context.budget);
  const scale = frame.scale * scaleOf(tiling.transform) * scaleOf(tiling.content);
  const inner: Frame = { ...frame, style: own, scale, using: [...frame.using, source], depth: frame.depth + 1 };
  const drawn = drawChildren(source, inner, context);
  const { ground, motif } = splitGround(drawn, tiling, context);
  const places = tilePlaces(tiling, bounds);
  if (places === undefined) {
    context.budget.warn('svg.pattern_dropped', `The pattern at line ${element.line} has too many tiles to draw.`);
  }
  const tile = tileNodes(motif, tiling, inner, context);
  const decimals = decimalsFor(frame);
  const weight = countNodes(tile);
  const copies = (places ?? []).flatMap(({ x, y }) => {
    context.budget.node(weight);
    return groupNodes(tile, { transform: [1, 0, 0, 1, x, y] }, context.budget, decimals);
  });
  const floor: SceneNode[] = ground === undefined ? [] : [{ type: 'path', ...outline, fill: ground }];
  const tiled = groupNodes(copies, { transform: tiling.transform }, context.budget, decimals);
  const clip = outline.fillRule === undefined ? { d: outline.d } : { d: outline.d, rule: outline.fillRule };
  const opacity = parseFraction(style.get('fill-opacity'), 1);
  return groupNodes([...floor, ...groupNodes(tiled, { clips: [clip] }, context.budget)], { opacity }, context.budget);
}

function patternChain(element: SvgElement, context: SvgContext): SvgElement[] {
  const chain = [element];
  for (let next = lookUp(element.attributes.get('href'), context); next?.name === 'pattern';) {
    if (chain.includes(next) || chain.length >= MAX_CHAIN) break;
    chain.push(next);
    next = lookUp(next.attributes.get('href'), context);
  }
  return chain;
}

function readTiling(chain: readonly SvgElement[], bounds: Rect, { viewport }: Frame): Tiling | undefined {
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
  // The content's origin is the tile's corner, wherever the shape lies.
  const origin: Matrix = [1, 0, 0, 1, tile.x, tile.y];
  const content: Matrix =
    viewBox !== undefined
      ? viewBoxTransform(viewBox, tile, attribute('preserveAspectRatio'))
      : isContentRelative
        ? multiply(origin, [bounds.width, 0, 0, bounds.height, 0, 0])
        : origin;
  return { tile, content, transform: parseTransform(attribute('patternTransform') ?? '') ?? IDENTITY };
}

/** Offsets of the tiles that touch the shape; undefined when there are too many. */
function tilePlaces({ tile, transform }: Tiling, bounds: Rect): { x: number; y: number }[] | undefined {
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

/**
 * A flat ground that fills the whole tile is painted once over the whole shape: tile by tile it would leave hairlines where
 * two edges meet.
 */
function splitGround(
  nodes: readonly SceneNode[],
  { tile, content }: Tiling,
  context: SvgContext,
): { ground: string | undefined; motif: readonly SceneNode[] } {
  const [first, ...motif] = nodes;
  if (first?.type !== 'path' || typeof first.fill !== 'string' || first.stroke !== undefined)
    return { ground: undefined, motif: nodes };
  const isRectangle = /^M[^A-Z]*L[^A-Z]*L[^A-Z]*L[^A-Z]*Z$/.test(first.d);
  const bounds = nodeBounds([first], context);
  const covered = bounds === undefined ? undefined : transformRect(content, bounds);
  const covers = covered !== undefined && contains(covered, tile);
  return isRectangle && covers ? { ground: first.fill, motif } : { ground: undefined, motif: nodes };
}

/** One tile's content in pattern space, clipped only when it reaches beyond the tile. */
function tileNodes(
  motif: readonly SceneNode[],
  { tile, content }: Tiling,
  frame: Frame,
  context: SvgContext,
): readonly SceneNode[] {
  const placed = groupNodes(motif, { transform: content }, context.budget);
  const bounds = nodeBounds(placed, context, 'visible');
  if (bounds === undefined || contains(tile, bounds)) return placed;
  const { x, y, width, height } = tile;
  return groupNodes(
    placed,
    { clips: [{ d: formatPath(rectSegments(x, y, width, height), decimalsFor(frame)) }] },
    context.budget,
  );
}

function contains(outer: Rect, inner: Rect): boolean {
  const slack = 1e-3 * Math.max(outer.width, outer.height);
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}
