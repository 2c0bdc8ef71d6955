import type { Matrix } from '../../geometry.js';
import type { SceneNode } from '../../displayList.js';
import { decimalsFor, drawChildren, type Frame, lookUp, type SvgContext } from '../context.js';
import { groupNodes } from './group.js';
import { IDENTITY, multiply, scaleOf } from '../../matrix.js';
import { chargeCopies } from './chargeCopies.js';
import { parseLength } from '../values/number.js';
import { formatPath } from '../../paths/path.js';
import type { PathSegment } from '../../paths/pathSegment.js';
import { rectSegments } from '../shapes/shapeGeometry.js';
import { computeStyle, type Style } from '../reading/style.js';
import type { SvgElement } from '../types.js';
import { pathVertices, type Vertex } from '../../paths/vertices.js';
import { viewBoxOf, viewBoxTransform } from '../values/viewport.js';

type Position = 'start' | 'mid' | 'end';

/** Draws markers on the vertices of a path, line, polyline or polygon. */
export function drawMarkers(
  segments: readonly PathSegment[],
  style: Style,
  frame: Frame,
  context: SvgContext,
): readonly SceneNode[] {
  const positions = (['start', 'mid', 'end'] as const).filter((position) => markerOf(position, style) !== undefined);
  if (positions.length === 0) return [];
  const vertices = pathVertices(segments);
  context.budget.spend(vertices.length * 4);
  return positions.flatMap((position) => {
    const chosen =
      position === 'start' ? vertices.slice(0, 1) : position === 'end' ? vertices.slice(-1) : vertices.slice(1, -1);
    return placeMarkers(markerOf(position, style), chosen, position, style, frame, context);
  });
}

function markerOf(position: Position, style: Style): string | undefined {
  const value = style.get(`marker-${position}`);
  return value === undefined || value === 'none' ? undefined : value;
}

function placeMarkers(
  reference: string | undefined,
  vertices: readonly Vertex[],
  position: Position,
  style: Style,
  frame: Frame,
  context: SvgContext,
): readonly SceneNode[] {
  const element = lookUp(reference, context);
  if (element?.name !== 'marker' || frame.using.includes(element) || vertices.length === 0) return [];
  const isFixed = element.attributes.get('markerUnits') === 'userSpaceOnUse';
  const diagonal = Math.hypot(frame.viewport.width, frame.viewport.height) / Math.SQRT2;
  const strokeWidth = context.options.strokeWidth ?? parseLength(style.get('stroke-width'), diagonal) ?? 1;
  const size = isFixed ? 1 : strokeWidth;
  const nodes = markerNodes(element, size, frame, context);
  chargeCopies(nodes, vertices.length, context);
  return vertices.flatMap((vertex) => {
    const [cos, sin] = direction(element, vertex, position);
    const transform: Matrix = [cos * size, sin * size, -sin * size, cos * size, vertex.x, vertex.y];
    return groupNodes(nodes, { transform }, context.budget, decimalsFor(frame));
  });
}

/** The marker's content with its reference point at the origin. */
function markerNodes(element: SvgElement, size: number, frame: Frame, context: SvgContext): readonly SceneNode[] {
  const style = computeStyle(element, new Map(), context.rules, context.budget);
  const length = (name: string, otherwise: number): number =>
    parseLength(element.attributes.get(name), otherwise) ?? otherwise;
  const [width, height] = [length('markerWidth', 3), length('markerHeight', 3)];
  if (!(width > 0) || !(height > 0)) return [];
  const viewBox = viewBoxOf(element);
  const shown = viewBox ?? { x: 0, y: 0, width, height };
  const fit =
    viewBox === undefined
      ? IDENTITY
      : viewBoxTransform(viewBox, { x: 0, y: 0, width, height }, element.attributes.get('preserveAspectRatio'));
  const [refX, refY] = [length('refX', 0), length('refY', 0)];
  const placed = multiply(fit, [1, 0, 0, 1, -refX, -refY]);
  const transform: Matrix = [placed[0], placed[1], placed[2], placed[3], placed[4] - fit[4], placed[5] - fit[5]];
  const scale = frame.scale * size * scaleOf(transform);
  const inner: Frame = {
    ...frame,
    style,
    scale,
    viewport: shown,
    using: [...frame.using, element],
    depth: frame.depth + 1,
  };
  const nodes = drawChildren(element, inner, context);
  const isClipped = !['visible', 'auto'].includes(style.get('overflow') ?? 'hidden');
  const clips = isClipped ? [{ d: formatPath(rectSegments(shown.x, shown.y, shown.width, shown.height)) }] : [];
  return groupNodes(nodes, { transform, clips }, context.budget, decimalsFor(inner));
}

/** Cosine and sine of a marker's angle. */
function direction(element: SvgElement, { arriving, leaving }: Vertex, position: Position): [number, number] {
  const orient = element.attributes.get('orient') ?? '0';
  if (orient !== 'auto' && orient !== 'auto-start-reverse') {
    const degrees = parseLength(orient.replace(/deg$/, ''), 0) ?? 0;
    return [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  }
  const [one, other] = [arriving ?? leaving ?? 0, leaving ?? arriving ?? 0];
  const [x, y] = [Math.cos(one) + Math.cos(other), Math.sin(one) + Math.sin(other)];
  const length = Math.hypot(x, y);
  const sign = orient === 'auto-start-reverse' && position === 'start' ? -1 : 1;
  return length < 1e-9 ? [sign, 0] : [(sign * x) / length, (sign * y) / length];
}
