import { type Matrix, type Point, type Rect, roundTo } from '../../geometry.js';
import type { GradientStop, Paint } from '../../displayList.js';
import { multiplyAlpha } from '../../color/hex.js';
import { type Frame, lookUp, type SvgContext } from '../context.js';
import { type GradientSource, gradientStops } from './gradientStops.js';
import { IDENTITY, isIdentity, multiply, roundMatrix } from '../../matrix.js';
import { parseTransform, TRANSFORM_WORK } from '../values/transform.js';
import { parseLength } from '../values/number.js';
import { spreadLinear, spreadRadial } from './gradientSpread.js';
import type { SvgElement } from '../types.js';

const MAX_CHAIN = 16;
/** Cost in steps of a stop per shape for which it is copied. */
const STOP_WORK = 8;

/** The coordinate space of a gradient. */
interface GradientSpace {
  readonly transform: Matrix;
  readonly width: number;
  readonly height: number;
}

/**
 * A gradient element as a scene paint for one element; undefined when it paints nothing (no stops, or relative to a box
 * without width or height).
 */
export function gradientPaint(
  element: SvgElement,
  opacity: number,
  bounds: Rect,
  frame: Frame,
  context: SvgContext,
): Paint | undefined {
  const source = gradientSource(element, context);
  const stops = gradientStops(source, context).map(({ offset, color }) => ({
    offset,
    color: multiplyAlpha(color, opacity),
  }));
  context.budget.spend(stops.length * STOP_WORK);
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (stops.length === 1) return first.color;
  const space = gradientSpace(source, bounds, frame, context);
  if (space === undefined) return undefined;
  const paint =
    element.name === 'linearGradient'
      ? linearGradient(source, stops, space, bounds)
      : radialGradient(source, stops, space, bounds);
  return paint ?? last.color;
}

function gradientSource(element: SvgElement, context: SvgContext): GradientSource {
  const elements: SvgElement[] = [element];
  for (let next = lookUp(element.attributes.get('href'), context); next !== undefined;) {
    if (elements.includes(next) || elements.length >= MAX_CHAIN || !next.name.endsWith('Gradient')) break;
    elements.push(next);
    next = lookUp(next.attributes.get('href'), context);
  }
  context.budget.spend(elements.length);
  return {
    elements,
    attribute: (name) => elements.find((one) => one.attributes.has(name))?.attributes.get(name),
  };
}

function gradientSpace(
  source: GradientSource,
  bounds: Rect,
  frame: Frame,
  { budget }: SvgContext,
): GradientSpace | undefined {
  const written = source.attribute('gradientTransform') ?? '';
  budget.spend(written.length * TRANSFORM_WORK);
  const own = parseTransform(written);
  if (own === undefined)
    budget.warn('svg.transform_invalid', 'A gradientTransform is not a transform and was left out.');
  const transform = own ?? IDENTITY;
  if (source.attribute('gradientUnits') === 'userSpaceOnUse') return { transform, ...frame.viewport };
  const { x, y, width, height } = bounds;
  if (width === 0 || height === 0) return undefined;
  return { transform: multiply([width, 0, 0, height, x, y], transform), width: 1, height: 1 };
}

function linearGradient(
  { attribute }: GradientSource,
  stops: readonly GradientStop[],
  { transform, width, height }: GradientSpace,
  bounds: Rect,
): Paint | undefined {
  const from = { x: parseLength(attribute('x1'), width) ?? 0, y: parseLength(attribute('y1'), height) ?? 0 };
  const to = { x: parseLength(attribute('x2'), width) ?? width, y: parseLength(attribute('y2'), height) ?? 0 };
  if (from.x === to.x && from.y === to.y) return undefined;
  const spread = spreadLinear(attribute('spreadMethod'), from, to, stops, transform, bounds);
  return {
    type: 'linear',
    x1: coordinate(spread.from.x),
    y1: coordinate(spread.from.y),
    x2: coordinate(spread.to.x),
    y2: coordinate(spread.to.y),
    stops: spread.stops,
    ...(isIdentity(transform) ? {} : { transform: roundMatrix(transform) }),
  };
}

function radialGradient(
  { attribute }: GradientSource,
  stops: readonly GradientStop[],
  { transform, width, height }: GradientSpace,
  bounds: Rect,
): Paint | undefined {
  const diagonal = Math.hypot(width, height) / Math.SQRT2;
  const cx = parseLength(attribute('cx'), width) ?? width / 2;
  const cy = parseLength(attribute('cy'), height) ?? height / 2;
  const r = parseLength(attribute('r'), diagonal) ?? diagonal / 2;
  if (!(r > 0)) return undefined;
  const inner = Math.min(0.999, Math.max(0, (parseLength(attribute('fr'), diagonal) ?? 0) / r));
  const focus = { x: parseLength(attribute('fx'), width) ?? cx, y: parseLength(attribute('fy'), height) ?? cy };
  const focal = insideCircle(focus, cx, cy, r);
  const ringed = inner === 0 ? stops : stops.map((stop) => ({ ...stop, offset: inner + stop.offset * (1 - inner) }));
  const isFocal = focal.x !== cx || focal.y !== cy;
  const spread = spreadRadial(
    isFocal ? 'pad' : attribute('spreadMethod'),
    { x: cx, y: cy },
    r,
    ringed,
    transform,
    bounds,
  );
  return {
    type: 'radial',
    cx: coordinate(cx),
    cy: coordinate(cy),
    r: coordinate(spread.r),
    ...(isFocal ? { fx: coordinate(focal.x), fy: coordinate(focal.y) } : {}),
    stops: spread.stops,
    ...(isIdentity(transform) ? {} : { transform: roundMatrix(transform) }),
  };
}

/** Moves a focal point outside the circle to just inside its edge, where canvas and SVG agree. */
function insideCircle(focus: Point, cx: number, cy: number, r: number): Point {
  const distance = Math.hypot(focus.x - cx, focus.y - cy);
  const limit = r * 0.998;
  if (distance <= limit) return focus;
  return { x: cx + ((focus.x - cx) * limit) / distance, y: cy + ((focus.y - cy) * limit) / distance };
}

/** Six decimals, because gradient space may be the unit square. */
function coordinate(value: number): number {
  return roundTo(value, 6);
}
