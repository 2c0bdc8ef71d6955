import type { Rect } from '../../geometry.js';
import type { Paint, PathNode, SceneNode } from '../../displayList.js';
import { multiplyAlpha } from '../../color/hex.js';
import { decimalsFor, type Frame, type SvgContext } from '../context.js';
import { drawMarkers } from './markers.js';
import { drawPattern } from './pattern.js';
import { resolvePaint } from '../styles/paint.js';
import { outlineOf, pathData } from '../shapes/shapeOutline.js';
import { strokeOf } from '../styles/strokes.js';
import type { Style } from '../reading/style.js';
import type { SvgElement } from '../types.js';

/** A drawn shape element, with its bounds for effects that are relative to them. */
export interface DrawnShape {
  readonly nodes: readonly SceneNode[];
  readonly bounds: Rect | undefined;
  /** Whether there is only one paint, so that it can take over a group's opacity. */
  readonly isSinglePaint: boolean;
}

const NOTHING: DrawnShape = { nodes: [], bounds: undefined, isSinglePaint: false };

/** Draws fill, stroke and markers of a basic shape or path, in the shape's own space. */
export function drawShape(element: SvgElement, style: Style, frame: Frame, context: SvgContext): DrawnShape {
  const shape = outlineOf(element, style, frame, context);
  const { segments, bounds } = shape;
  if (bounds === undefined) return NOTHING;
  const visibility = style.get('visibility');
  if (visibility === 'hidden' || visibility === 'collapse') return { ...NOTHING, bounds };
  const d = pathData(shape, decimalsFor(frame));
  context.budget.spend(d.length);
  const outline: Outline = style.get('fill-rule') === 'evenodd' ? { d, fillRule: 'evenodd' } : { d };
  const painted = paintOutline(element, outline, bounds, style, frame, context);
  const markers = MARKED_ELEMENTS.has(element.name) ? drawMarkers(segments, style, frame, context) : [];
  const nodes = markers.length === 0 ? painted : [...painted, ...markers];
  const [only] = nodes;
  const isSinglePaint =
    nodes.length === 1 && only?.type === 'path' && (only.fill === undefined) !== (only.stroke === undefined);
  return { nodes, bounds, isSinglePaint };
}

type Outline = Pick<PathNode, 'd' | 'fillRule'>;

const MARKED_ELEMENTS: ReadonlySet<string> = new Set(['path', 'line', 'polyline', 'polygon']);

function paintOutline(
  element: SvgElement,
  outline: Outline,
  bounds: Rect,
  style: Style,
  frame: Frame,
  context: SvgContext,
): readonly SceneNode[] {
  const fill = element.name === 'line' ? undefined : resolvePaint('fill', style, bounds, frame, context);
  const strokePaint = solidPaint(resolvePaint('stroke', style, bounds, frame, context), element, context);
  const stroke = strokePaint === undefined ? undefined : strokeOf(strokePaint, style, frame, context);
  const strokesFirst = /^\s*stroke|markers\s+stroke/.test(style.get('paint-order') ?? '');
  if (fill !== undefined && 'pattern' in fill) {
    const tiles = drawPattern(fill.pattern, outline, bounds, style, frame, context);
    const edge = paintNodes(outline, undefined, stroke, false);
    context.budget.node(edge.length);
    return strokesFirst ? [...edge, ...tiles] : [...tiles, ...edge];
  }
  const nodes = paintNodes(outline, fill?.paint, stroke, strokesFirst && fill !== undefined);
  context.budget.node(nodes.length);
  nodes.forEach((node) => context.bounds.set(node, bounds));
  return nodes;
}

function paintNodes(
  outline: Outline,
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
  budget.warn('svg.pattern_dropped', `The stroke at line ${element.line} is a pattern, which only fills can have.`);
  return undefined;
}

/** The same node with a more transparent paint, which is cheaper than a group with an opacity. */
export function fadeNode(node: PathNode, opacity: number, { bounds }: SvgContext): PathNode {
  const faded: PathNode = {
    ...node,
    ...(node.fill === undefined ? {} : { fill: fadePaint(node.fill, opacity) }),
    ...(node.stroke === undefined ? {} : { stroke: { ...node.stroke, paint: fadePaint(node.stroke.paint, opacity) } }),
  };
  const known = bounds.get(node);
  if (known !== undefined) bounds.set(faded, known);
  return faded;
}

function fadePaint(paint: Paint, opacity: number): Paint {
  if (typeof paint === 'string') return multiplyAlpha(paint, opacity);
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: multiplyAlpha(stop.color, opacity) })) };
}
