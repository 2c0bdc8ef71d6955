import type { Rect } from '../../geometry.js';
import type { SceneNode } from '../../displayList.js';
import { decimalsFor, drawChildren, fontSizeOf, type Frame, lookUp, type SvgContext } from '../context.js';
import { groupNodes } from './group.js';
import { scaleOf } from '../../matrix.js';
import { parseLength } from '../values/number.js';
import { formatPath } from '../../paths/path.js';
import { rectSegments } from '../shapes/shapeGeometry.js';
import { computeStyle, type Style } from '../reading/style.js';
import type { SvgElement } from '../types.js';
import { viewBoxOf, viewBoxTransform } from '../values/viewport.js';

/** Draws the target of a `use` in its place. A direct or indirect reference to itself draws nothing. */
export function drawUse(element: SvgElement, style: Style, frame: Frame, context: SvgContext): readonly SceneNode[] {
  const href = element.attributes.get('href');
  const target = lookUp(href, context);
  if (target === undefined) {
    if (href !== undefined) {
      context.budget.warn(
        'svg.use_missing',
        `<use> at line ${element.line} refers to “${href.slice(0, 60)}”, which does not exist.`,
      );
    }
    return [];
  }
  if (frame.using.includes(target)) {
    context.budget.warn('svg.use_cyclic', `<use> at line ${element.line} refers to an element that contains it.`);
    return [];
  }
  const box = boxOf(element, style, frame);
  const inner: Frame = { ...frame, using: [...frame.using, target] };
  if (target.name === 'symbol' || target.name === 'svg') {
    const own = computeStyle(target, frame.style, context.rules, context.budget);
    return drawViewport(target, own, box, inner, context);
  }
  const nodes = context.draw(target, inner, context);
  return groupNodes(nodes, { transform: [1, 0, 0, 1, box.x, box.y] }, context.budget, decimalsFor(frame));
}

/** Draws a nested `svg` with its own viewport, clipped unless its overflow is visible. */
export function drawSvg(element: SvgElement, style: Style, frame: Frame, context: SvgContext): readonly SceneNode[] {
  return drawViewport(element, style, boxOf(element, style, frame), frame, context);
}

function drawViewport(
  element: SvgElement,
  style: Style,
  box: Rect,
  frame: Frame,
  context: SvgContext,
): readonly SceneNode[] {
  if (!(box.width > 0) || !(box.height > 0)) return [];
  const viewBox = viewBoxOf(element);
  const transform =
    viewBox === undefined
      ? ([1, 0, 0, 1, box.x, box.y] as const)
      : viewBoxTransform(viewBox, box, element.attributes.get('preserveAspectRatio'));
  const viewport = viewBox ?? box;
  const nodes = drawChildren(
    element,
    {
      ...frame,
      style,
      viewport: { width: viewport.width, height: viewport.height },
      scale: frame.scale * scaleOf(transform),
    },
    context,
  );
  const decimals = decimalsFor(frame);
  const placed = groupNodes(nodes, { transform }, context.budget, decimals);
  if (['visible', 'auto'].includes(style.get('overflow') ?? 'hidden')) return placed;
  const clip = { d: formatPath(rectSegments(box.x, box.y, box.width, box.height), decimals) };
  return groupNodes(placed, { clips: [clip] }, context.budget);
}

function boxOf(element: SvgElement, style: Style, { viewport }: Frame): Rect {
  const length = (name: string, of: number): number | undefined =>
    parseLength(style.get(name) ?? element.attributes.get(name), of, fontSizeOf(style));
  return {
    x: length('x', viewport.width) ?? 0,
    y: length('y', viewport.height) ?? 0,
    width: length('width', viewport.width) ?? viewport.width,
    height: length('height', viewport.height) ?? viewport.height,
  };
}
