import type { Matrix } from '../../geometry.js';
import type { FillRule } from '../../displayList.js';
import { fontSizeOf, type Frame, lookUp, type SvgContext } from '../context.js';
import { IDENTITY, multiply } from '../../matrix.js';
import { parseTransform, TRANSFORM_WORK } from '../values/transform.js';
import { parseLength } from '../values/number.js';
import { reversePath, transformPath } from '../../paths/path.js';
import type { PathSegment } from '../../paths/pathSegment.js';
import { signedArea } from '../../paths/pathBounds.js';
import { SHAPE_ELEMENTS, shapeGeometry } from '../shapes/shapeGeometry.js';
import { computeStyle, type Style } from '../reading/style.js';
import { childElements, type SvgElement } from '../types.js';

/** Cost in steps of a shape in a clip or mask per use, and of each of its segments. */
const OUTLINE_WORK = 300;
const SEGMENT_WORK = 20;
const MAX_REFERENCES = 16;

/** The outline of one shape inside a clipPath or mask, in the space of the element that refers to it. */
export interface Outline {
  readonly segments: readonly PathSegment[];
  readonly style: Style;
}

/** The transform in an element's attribute or style. An invalid one is ignored with a warning. */
export function transformOf(style: Style, element: SvgElement, frame: Frame, { budget }: SvgContext): Matrix {
  const text = style.get('transform');
  if (text === undefined) return IDENTITY;
  budget.spend(text.length * TRANSFORM_WORK);
  const matrix = parseTransform(text);
  if (matrix === undefined) {
    budget.warn('svg.transform_invalid', `“${text.slice(0, 60)}” at line ${element.line} is not a transform.`);
    return IDENTITY;
  }
  const origin = style.get('transform-origin')?.split(/\s+/);
  if (origin === undefined) return matrix;
  const keywords: Readonly<Record<string, string>> = {
    left: '0',
    top: '0',
    center: '50%',
    right: '100%',
    bottom: '100%',
  };
  const at = (index: number, percentOf: number): number =>
    parseLength(keywords[origin[index] ?? ''] ?? origin[index] ?? '50%', percentOf, fontSizeOf(style)) ?? 0;
  const [x, y] = [at(0, frame.viewport.width), at(1, frame.viewport.height)];
  return multiply(multiply([1, 0, 0, 1, x, y], matrix), [1, 0, 0, 1, -x, -y]);
}

/**
 * Outlines of everything drawn inside a container, in painting order. In a clipPath, like browsers, it uses only shapes
 * and `use` elements that refer directly to a shape.
 */
export function gatherOutlines(container: SvgElement, matrix: Matrix, frame: Frame, context: SvgContext): Outline[] {
  const isClip = container.name === 'clipPath';
  return childElements(container).flatMap((child) => gatherOutline(child, matrix, frame, context, isClip));
}

function gatherOutline(
  element: SvgElement,
  outer: Matrix,
  frame: Frame,
  context: SvgContext,
  isClip: boolean,
): Outline[] {
  context.budget.spend(OUTLINE_WORK);
  const style = computeStyle(element, frame.style, context.rules, context.budget);
  if (style.get('display') === 'none') return [];
  const matrix = multiply(outer, transformOf(style, element, frame, context));
  const inner: Frame = { ...frame, style };
  if (SHAPE_ELEMENTS.has(element.name)) {
    if (style.get('visibility') === 'hidden') return [];
    const segments = shapeGeometry(element, style, inner, context);
    context.budget.spend(segments.length * SEGMENT_WORK);
    return segments.length === 0 ? [] : [{ segments: transformPath(segments, matrix), style }];
  }
  if (!isClip && (element.name === 'g' || element.name === 'a')) return gatherOutlines(element, matrix, inner, context);
  return element.name === 'use' ? gatherUse(element, matrix, inner, context, isClip) : [];
}

function gatherUse(element: SvgElement, matrix: Matrix, frame: Frame, context: SvgContext, isClip: boolean): Outline[] {
  const target = lookUp(element.attributes.get('href'), context);
  if (target === undefined || frame.using.includes(target) || frame.using.length > MAX_REFERENCES) return [];
  if (isClip && !SHAPE_ELEMENTS.has(target.name)) return [];
  const length = (name: string, of: number): number => parseLength(frame.style.get(name), of) ?? 0;
  const offset: Matrix = [1, 0, 0, 1, length('x', frame.viewport.width), length('y', frame.viewport.height)];
  const inner: Frame = { ...frame, using: [...frame.using, target] };
  return gatherOutline(target, multiply(matrix, offset), inner, context, isClip);
}

/** One region that covers all outlines, for a clip. Exact for one outline; several are combined with equal winding. */
export function uniteOutlines(
  outlines: readonly Outline[],
  ruleProperty: 'clip-rule' | 'fill-rule',
): { segments: readonly PathSegment[]; rule: FillRule } {
  const [only] = outlines;
  if (only !== undefined && outlines.length === 1) {
    return { segments: only.segments, rule: only.style.get(ruleProperty) === 'evenodd' ? 'evenodd' : 'nonzero' };
  }
  return { segments: outlines.flatMap(({ segments }) => clockwise(segments)), rule: 'nonzero' };
}

/** The same outline with clockwise winding on screen. */
export function clockwise(segments: readonly PathSegment[]): readonly PathSegment[] {
  return signedArea(segments) < 0 ? reversePath(segments) : segments;
}
