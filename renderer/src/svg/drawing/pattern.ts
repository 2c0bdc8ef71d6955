import { encloses, type Rect } from '../../geometry.js';
import type { FillRule, SceneNode } from '../../displayList.js';
import { decimalsFor, drawChildren, type Frame, type SvgContext } from '../context.js';
import { groupNodes } from './group.js';
import { scaleOf, transformRect } from '../../matrix.js';
import { chargeCopies } from './chargeCopies.js';
import { nodeBounds } from './nodeBounds.js';
import { parseFraction } from '../values/number.js';
import { formatPath } from '../../paths/path.js';
import { rectSegments } from '../shapes/shapeGeometry.js';
import { computeStyle, type Style } from '../reading/style.js';
import { childElements, type SvgElement } from '../types.js';
import { patternChain, readTiling, tilePlaces, type Tiling } from './tiling.js';

/** Fills a shape with a pattern: as many copies of the tile as necessary, clipped to the outline. */
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
  const tiling = readTiling(chain, bounds, frame, context);
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
  chargeCopies(tile, places?.length ?? 0, context);
  const copies = (places ?? []).flatMap(({ x, y }) =>
    groupNodes(tile, { transform: [1, 0, 0, 1, x, y] }, context.budget, decimals),
  );
  const floor: SceneNode[] = ground === undefined ? [] : [{ type: 'path', ...outline, fill: ground }];
  const tiled = groupNodes(copies, { transform: tiling.transform }, context.budget, decimals);
  const clip = outline.fillRule === undefined ? { d: outline.d } : { d: outline.d, rule: outline.fillRule };
  const opacity = parseFraction(style.get('fill-opacity'), 1);
  return groupNodes([...floor, ...groupNodes(tiled, { clips: [clip] }, context.budget)], { opacity }, context.budget);
}

/**
 * A flat background that fills the whole tile is painted once over the whole shape. Tile by tile, it would leave
 * hairlines between tiles.
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
  const covers = covered !== undefined && encloses(covered, tile, slackOf(covered));
  return isRectangle && covers ? { ground: first.fill, motif } : { ground: undefined, motif: nodes };
}

/** The content of one tile in pattern space, clipped only if it reaches beyond the tile. */
function tileNodes(
  motif: readonly SceneNode[],
  { tile, content }: Tiling,
  frame: Frame,
  context: SvgContext,
): readonly SceneNode[] {
  const placed = groupNodes(motif, { transform: content }, context.budget);
  const bounds = nodeBounds(placed, context, 'visible');
  if (bounds === undefined || encloses(tile, bounds, slackOf(tile))) return placed;
  const { x, y, width, height } = tile;
  return groupNodes(
    placed,
    { clips: [{ d: formatPath(rectSegments(x, y, width, height), decimalsFor(frame)) }] },
    context.budget,
  );
}

const slackOf = ({ width, height }: Rect): number => 1e-3 * Math.max(width, height);
