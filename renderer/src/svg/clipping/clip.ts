import type { Matrix, Rect } from '../../geometry.js';
import type { GroupNode } from '../../displayList.js';
import { basicShape } from '../shapes/basicShape.js';
import { decimalsFor, type Frame, lookUp, type SvgContext } from '../context.js';
import { IDENTITY, multiply } from '../../matrix.js';
import { gatherOutlines, transformOf, uniteOutlines } from './outlines.js';
import { formatPath } from '../../paths/path.js';
import { computeStyle, type Style } from '../reading/style.js';
import type { SvgElement } from '../types.js';

export type Clip = NonNullable<GroupNode['clip']>;

/** Nothing is visible through this clip. */
export const EMPTY_CLIP: Clip = { d: '' };

const MAX_CHAIN = 8;
/** Cost in steps of each character of a CSS shape. */
const SHAPE_WORK = 4;

/**
 * The regions that an element's `clip-path` leaves visible, in the element's own space. All of them apply.
 * @param boundsOf bounds of the clipped content, called only when the clipPath is relative to them
 */
export function clipsOf(
  style: Style,
  boundsOf: () => Rect | undefined,
  frame: Frame,
  context: SvgContext,
  depth = 0,
): Clip[] {
  const value = style.get('clip-path');
  if (value === undefined || value === 'none') return [];
  if (!value.startsWith('url(')) return shapeClips(value, boundsOf, frame, context);
  const element = lookUp(value, context);
  if (element?.name !== 'clipPath' || depth > MAX_CHAIN) {
    context.budget.warn('svg.clip_dropped', `clip-path “${value.slice(0, 60)}” is not a clipPath in the document.`);
    return [];
  }
  const own = computeStyle(element, new Map(), context.rules, context.budget);
  const space = clipSpace(element, own, boundsOf, frame, context);
  if (space === undefined) return [EMPTY_CLIP];
  const outlines = gatherOutlines(element, space, { ...frame, style: own }, context);
  if (outlines.some(({ style: inner }) => isSet(inner.get('clip-path')))) {
    context.budget.warn('svg.clip_approximate', 'A shape inside a clipPath has its own clip-path; it was omitted.');
  }
  if (outlines.length > 1 && outlines.some(({ style: inner }) => inner.get('clip-rule') === 'evenodd')) {
    context.budget.warn(
      'svg.clip_approximate',
      'A clipPath unites shapes that use the even-odd rule; holes may differ.',
    );
  }
  const { segments, rule } = uniteOutlines(outlines, 'clip-rule');
  const clip: Clip = outlines.length === 0 ? EMPTY_CLIP : toClip(formatPath(segments, decimalsFor(frame)), rule);
  return [clip, ...clipsOf(own, boundsOf, frame, context, depth + 1)];
}

/** A CSS shape as a clip, relative to the bounds of the clipped content or, if specified, to the viewport. */
function shapeClips(value: string, boundsOf: () => Rect | undefined, frame: Frame, context: SvgContext): Clip[] {
  const box = value.includes('view-box') ? { x: 0, y: 0, ...frame.viewport } : boundsOf();
  if (box === undefined) return [EMPTY_CLIP];
  context.budget.spend(value.length * SHAPE_WORK);
  const shape = basicShape(value, box);
  if (shape === undefined) {
    context.budget.warn('svg.clip_dropped', `clip-path “${value.slice(0, 60)}” is not supported.`);
    return [];
  }
  return [toClip(formatPath(shape.segments, decimalsFor(frame)), shape.isEvenOdd ? 'evenodd' : 'nonzero')];
}

function clipSpace(
  element: SvgElement,
  own: Style,
  boundsOf: () => Rect | undefined,
  frame: Frame,
  context: SvgContext,
): Matrix | undefined {
  const transform = transformOf(own, element, frame, context);
  if (element.attributes.get('clipPathUnits') !== 'objectBoundingBox') return transform;
  const bounds = boundsOf();
  return bounds === undefined ? undefined : multiply(boxMatrix(bounds), transform);
}

/** Maps the unit square onto a rectangle. */
export function boxMatrix({ x, y, width, height }: Rect): Matrix {
  return multiply([width, 0, 0, height, x, y], IDENTITY);
}

export function toClip(d: string, rule: 'nonzero' | 'evenodd'): Clip {
  return rule === 'evenodd' ? { d, rule } : { d };
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== 'none';
}
