import type { Rect } from '../../geometry.js';
import { boxMatrix, type Clip, EMPTY_CLIP, toClip } from './clip.js';
import type { HexColor } from '../../displayList.js';
import { readHex } from '../../color/hex.js';
import { decimalsFor, type Frame, lookUp, type SvgContext } from '../context.js';
import { IDENTITY } from '../../matrix.js';
import { parseFraction } from '../values/number.js';
import { clockwise, gatherOutlines, type Outline, uniteOutlines } from './outlines.js';
import { resolvePaint } from '../styles/paint.js';
import { formatPath, reversePath } from '../../paths/path.js';
import type { PathSegment } from '../../paths/pathSegment.js';
import { pathBounds, unionRect } from '../../paths/pathBounds.js';
import { rectSegments } from '../shapes/shapeGeometry.js';
import { computeStyle, type Style } from '../reading/style.js';
import type { SvgElement } from '../types.js';

/** A mask as clips and one opacity, which is possible for flat white shapes with black cut-outs. */
export interface MaskClips {
  readonly clips: readonly Clip[];
  readonly opacity: number;
}

interface MaskShape extends Outline {
  /** 0 hides, 1 shows. */
  readonly value: number;
}

const NO_MASK: MaskClips = { clips: [], opacity: 1 };

/** An element's mask as clips. A mask for which this is impossible is omitted with a warning. */
export function maskOf(style: Style, boundsOf: () => Rect | undefined, frame: Frame, context: SvgContext): MaskClips {
  const value = style.get('mask');
  if (value === undefined || value === 'none') return NO_MASK;
  const element = lookUp(value, context);
  if (element?.name !== 'mask') {
    context.budget.warn('svg.mask_dropped', `mask “${value.slice(0, 60)}” is not a mask in the document.`);
    return NO_MASK;
  }
  const shapes = maskShapes(element, boundsOf, frame, context);
  const clips = shapes === undefined ? undefined : clipsFromShapes(shapes, frame);
  if (clips === undefined) {
    context.budget.warn('svg.mask_dropped', `The mask at line ${element.line} has shades or lines and was omitted.`);
    return NO_MASK;
  }
  return clips;
}

function maskShapes(
  element: SvgElement,
  boundsOf: () => Rect | undefined,
  frame: Frame,
  context: SvgContext,
): MaskShape[] | undefined {
  const own = computeStyle(element, new Map(), context.rules, context.budget);
  const isAlpha = own.get('mask-type') === 'alpha';
  const bounds = element.attributes.get('maskContentUnits') === 'objectBoundingBox' ? boundsOf() : undefined;
  const space = bounds === undefined ? IDENTITY : boxMatrix(bounds);
  const shapes: MaskShape[] = [];
  for (const outline of gatherOutlines(element, space, { ...frame, style: own }, context)) {
    const box = pathBounds(outline.segments) ?? { x: 0, y: 0, width: 0, height: 0 };
    const fill = resolvePaint('fill', outline.style, box, frame, context);
    const stroke = resolvePaint('stroke', outline.style, box, frame, context);
    if (stroke !== undefined) return undefined;
    if (fill === undefined) continue;
    if (!('paint' in fill) || typeof fill.paint !== 'string') return undefined;
    const opacity = parseFraction(outline.style.get('opacity'), 1);
    const color = isAlpha ? `#ffffff${fill.paint.slice(7)}` : fill.paint;
    shapes.push({ ...outline, value: maskValue(color) * opacity });
  }
  return shapes;
}

/** Undefined when shades are mixed or something visible is painted over a hole. */
function clipsFromShapes(shapes: readonly MaskShape[], frame: Frame): MaskClips | undefined {
  const firstHole = shapes.findIndex(({ value }) => value < 0.01);
  const shown = firstHole === -1 ? shapes : shapes.slice(0, firstHole);
  const holes = firstHole === -1 ? [] : shapes.slice(firstHole);
  if (holes.some(({ value }) => value >= 0.01)) return undefined;
  const [first] = shown;
  if (first === undefined) return { clips: [EMPTY_CLIP], opacity: 1 };
  if (shown.some(({ value }) => Math.abs(value - first.value) > 0.01)) return undefined;
  if (first.value < 0.99 && shown.length > 1) return undefined;
  const decimals = decimalsFor(frame);
  const { segments, rule } = uniteOutlines(shown, 'fill-rule');
  const area = shapes.reduce<Rect | undefined>((box, shape) => unionRect(box, pathBounds(shape.segments)), undefined);
  const frameRect = area === undefined ? [] : rectSegments(area.x - 1, area.y - 1, area.width + 2, area.height + 2);
  const clips = [
    toClip(formatPath(segments, decimals), rule),
    ...holes.map((hole) => allBut(hole, frameRect, decimals)),
  ];
  return { clips, opacity: first.value >= 0.99 ? 1 : first.value };
}

/** Everything in the frame except one shape. */
function allBut(hole: MaskShape, frameRect: readonly PathSegment[], decimals: number): Clip {
  if (hole.style.get('fill-rule') === 'evenodd') {
    return { d: formatPath([...frameRect, ...hole.segments], decimals), rule: 'evenodd' };
  }
  return { d: formatPath([...frameRect, ...reversePath(clockwise(hole.segments))], decimals) };
}

/** Luminance as masks use it (linear coefficients on sRGB values), times alpha; 0 … 1. */
function maskValue(color: HexColor): number {
  const { red, green, blue, alpha } = readHex(color);
  return (0.2125 * red + 0.7154 * green + 0.0721 * blue) * alpha;
}
