import { CardwrightError } from '../errors.js';
import { quantize, type Rect } from '../geometry.js';
import type { SceneNode } from '../displayList.js';
import { drawChildren, type Frame, type SvgContext } from './context.js';
import { drawElement } from './drawing/drawElement.js';
import { groupNodes } from './drawing/group.js';
import { clipsOf } from './clipping/clip.js';
import { nodeBounds } from './drawing/nodeBounds.js';
import { parseFraction } from './values/number.js';
import { formatPath } from '../paths/path.js';
import { indexById, readSvg, type SvgDocument } from './reading/readSvg.js';
import { rectSegments } from './shapes/shapeGeometry.js';
import { computeStyle, StyleRules } from './reading/style.js';
import type { ParsedSvg, SvgOptions } from './types.js';
import { absoluteSize, shownRect, viewBoxOf } from './values/viewport.js';

/** The default size in CSS. */
const DEFAULT_SIZE = { width: 300, height: 150 };

/**
 * Converts an SVG document or fragment to scene nodes, in the coordinates of its viewBox. A fragment's viewBox is its
 * bounding box. Nothing outside the source is ever read. Throws CardwrightError `svg.malformed` (with line and column),
 * `svg.not_svg`, `svg.too_large`, `svg.too_deep`, `svg.too_complex`; everything else that cannot be drawn is a warning.
 */
export function parseSvg(source: string, options: SvgOptions): ParsedSvg {
  const document = readSvg(source, options.limits);
  const { root, budget } = document;
  const rules = new StyleRules([root], budget);
  const context: SvgContext = {
    options,
    budget,
    rules,
    byId: indexById(root),
    stops: new Map(),
    pictures: new Map(),
    paths: new Map(),
    bounds: new WeakMap(),
    pixels: new WeakMap(),
    draw: drawElement,
  };
  const shown = rootViewport(document);
  const style = computeStyle(root, new Map(), rules, budget);
  const frame: Frame = {
    style,
    viewport: shown.viewport,
    scale: 1,
    extent: Math.max(shown.rect?.width ?? 0, shown.rect?.height ?? 0) || 100,
    using: [root],
    depth: 0,
  };
  if (style.get('display') === 'none')
    return { viewBox: quantizeRect(shown.rect), nodes: [], warnings: budget.warnings };
  const drawn = groupNodes(
    drawChildren(root, frame, context),
    shown.stretch === undefined ? {} : { transform: shown.stretch },
    budget,
  );
  const viewBox = shown.rect ?? nodeBounds(drawn, context, 'visible');
  const effects = {
    opacity: parseFraction(style.get('opacity'), 1),
    clips: clipsOf(style, () => viewBox, frame, context),
  };
  const nodes = clipToViewBox(groupNodes(drawn, effects, budget), shown.rect, style.get('overflow'), context);
  return { viewBox: quantizeRect(viewBox), nodes, warnings: budget.warnings };
}

interface RootViewport {
  /** Undefined for a fragment, which is as large as its content. */
  readonly rect?: Rect;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly stretch?: readonly [number, number, number, number, number, number];
}

function rootViewport({ root, isFragment }: SvgDocument): RootViewport {
  const viewBox = viewBoxOf(root);
  const { width, height } = absoluteSize(root);
  if (isFragment) return { viewport: { width: 100, height: 100 } };
  if (viewBox === undefined) {
    const size = { width: width ?? DEFAULT_SIZE.width, height: height ?? DEFAULT_SIZE.height };
    return { rect: { x: 0, y: 0, ...size }, viewport: size };
  }
  if (width === undefined || height === undefined) return { rect: viewBox, viewport: viewBox };
  return { ...shownRect(viewBox, { width, height }, root.attributes.get('preserveAspectRatio')), viewport: viewBox };
}

/** Hides what is outside the viewBox, as usual for SVG. Adds a clip only if necessary. */
function clipToViewBox(
  nodes: readonly SceneNode[],
  viewBox: Rect | undefined,
  overflow: string | undefined,
  context: SvgContext,
): readonly SceneNode[] {
  if (viewBox === undefined || overflow === 'visible') return nodes;
  const bounds = nodeBounds(nodes, context, 'visible');
  const { x, y, width, height } = viewBox;
  const isInside =
    bounds === undefined ||
    (bounds.x >= x && bounds.y >= y && bounds.x + bounds.width <= x + width && bounds.y + bounds.height <= y + height);
  if (isInside) return nodes;
  return groupNodes(nodes, { clips: [{ d: formatPath(rectSegments(x, y, width, height)) }] }, context.budget);
}

function quantizeRect(rect: Rect | undefined): Rect {
  if (rect === undefined) return { x: 0, y: 0, width: 1, height: 1 };
  const { x, y, width, height } = rect;
  if (![x, y, width, height].every((value) => Number.isFinite(value))) {
    throw new CardwrightError('svg.size_invalid', 'The SVG has a viewBox that is not made of numbers.');
  }
  return { x: quantize(x), y: quantize(y), width: quantize(width), height: quantize(height) };
}
