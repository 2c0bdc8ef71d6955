import type { Rect } from '../geometry.js';
import type { Paint, PathNode, SceneNode } from '../scene/scene.js';
import { withOpacity } from './color.js';
import { decimalsFor, type Frame, type SvgContext } from './context.js';
import { drawPattern } from './pattern.js';
import { resolvePaint } from './paint.js';
import { formatPath } from './path.js';
import type { PathSegment } from './pathSegment.js';
import { pathBounds } from './pathBounds.js';
import { shapeGeometry } from './shapeGeometry.js';
import { strokeOf } from './strokes.js';
import type { Style } from './style.js';
import type { SvgElement } from './types.js';

/** A shape element drawn, with its bounds for effects that are relative to them. */
export interface DrawnShape {
  readonly nodes: readonly SceneNode[];
  readonly bounds: Rect | undefined;
  /** Whether one paint alone makes the picture, so that a group's opacity may be given to it instead. */
  readonly isSinglePaint: boolean;
}

const NOTHING: DrawnShape = { nodes: [], bounds: undefined, isSinglePaint: false };

/** Fill and stroke of a basic shape or path, in the shape's own space. */
export function drawShape(element: SvgElement, style: Style, frame: Frame, context: SvgContext): DrawnShape {
  const segments = shapeGeometry(element, style, frame, context);
  const bounds = pathBounds(segments);
  if (bounds === undefined) return NOTHING;
  if (['marker-start', 'marker-mid', 'marker-end'].some((name) => (style.get(name) ?? 'none') !== 'none')) {
    context.budget.warn('svg.marker_dropped', `Markers at line ${element.line} are not drawn.`);
  }
  if (style.get('visibility') === 'hidden' || style.get('visibility') === 'collapse') return { ...NOTHING, bounds };
  const fill = element.name === 'line' ? undefined : resolvePaint('fill', style, bounds, frame, context);
  const strokePaint = solidPaint(resolvePaint('stroke', style, bounds, frame, context), element, context);
  const stroke = strokePaint === undefined ? undefined : strokeOf(strokePaint, style, frame, context);
  const d = formatPath(segments, decimalsFor(frame));
  context.budget.spend(d.length);
  const rule = style.get('fill-rule') === 'evenodd' ? { fillRule: 'evenodd' as const } : {};
  const tiles =
    fill !== undefined && 'pattern' in fill
      ? drawPattern(fill.pattern, { d, ...rule }, bounds, style, frame, context)
      : [];
  const fillPaint = fill !== undefined && 'paint' in fill ? fill.paint : undefined;
  const strokesFirst = /^\s*stroke|markers\s+stroke/.test(style.get('paint-order') ?? '');
  const nodes = paintNodes(
    { d, ...rule },
    fillPaint,
    stroke,
    strokesFirst && (fillPaint !== undefined || tiles.length > 0),
  );
  const ordered = strokesFirst ? [...nodes.slice(0, 1), ...tiles, ...nodes.slice(1)] : [...tiles, ...nodes];
  context.budget.node(nodes.length);
  return {
    nodes: ordered,
    bounds,
    isSinglePaint: tiles.length === 0 && (fillPaint === undefined) !== (stroke === undefined),
  };
}

function paintNodes(
  outline: { d: string; fillRule?: 'evenodd' },
  fill: Paint | undefined,
  stroke: PathNode['stroke'],
  strokesFirst: boolean,
): PathNode[] {
  if (fill === undefined && stroke === undefined) return [];
  const filled: PathNode = { type: 'path', ...outline, ...(fill === undefined ? {} : { fill }) };
  if (stroke === undefined) return [filled];
  if (!strokesFirst) return [{ ...filled, stroke }];
  const stroked: PathNode = { type: 'path', d: outline.d, stroke };
  return fill === undefined ? [stroked] : [stroked, filled];
}

function solidPaint(
  resolved: ReturnType<typeof resolvePaint>,
  element: SvgElement,
  { budget }: SvgContext,
): Paint | undefined {
  if (resolved === undefined || 'paint' in resolved) return resolved?.paint;
  budget.warn('svg.pattern_dropped', `The stroke at line ${element.line} is a pattern; only fills can be.`);
  return undefined;
}

/** The same node with its one paint made more transparent: cheaper than a group with an opacity. */
export function fadeNode(node: PathNode, opacity: number): PathNode {
  return {
    ...node,
    ...(node.fill === undefined ? {} : { fill: fadePaint(node.fill, opacity) }),
    ...(node.stroke === undefined ? {} : { stroke: { ...node.stroke, paint: fadePaint(node.stroke.paint, opacity) } }),
  };
}

function fadePaint(paint: Paint, opacity: number): Paint {
  if (typeof paint === 'string') return withOpacity(paint, opacity);
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: withOpacity(stop.color, opacity) })) };
}
