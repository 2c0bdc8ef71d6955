import { CardwrightError } from '../../errors.js';
import type { Rect } from '../../geometry.js';
import type { BlendMode, SceneNode } from '../../displayList.js';
import { clipsOf } from '../clipping/clip.js';
import { decimalsFor, drawChildren, type Frame, type SvgContext } from '../context.js';
import { drawImage } from './image.js';
import { drawShape, fadeNode } from './drawShape.js';
import { drawSvg, drawUse } from './drawReference.js';
import { groupNodes } from './group.js';
import { maskOf } from '../clipping/mask.js';
import { scaleOf } from '../../matrix.js';
import { nodeBounds } from './nodeBounds.js';
import { parseFraction } from '../values/number.js';
import { transformOf } from '../clipping/outlines.js';
import { SHAPE_ELEMENTS } from '../shapes/shapeGeometry.js';
import { computeStyle, type Style } from '../reading/style.js';
import { childElements, type SvgElement } from '../types.js';

const BLEND_MODES: ReadonlySet<string> = new Set(
  (
    'multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue ' +
    'saturation color luminosity'
  ).split(' '),
);
/** Maximum levels of groups and references: deep enough for any drawing, shallow enough for every engine's stack. */
const MAX_LEVELS = 256;
/** Cost in steps of one element without its content. */
const ELEMENT_WORK = 100;

/** Draws an element and all that it contains or refers to, in its parent's space. */
export function drawElement(element: SvgElement, frame: Frame, context: SvgContext): readonly SceneNode[] {
  context.budget.spend(ELEMENT_WORK);
  if (frame.depth > MAX_LEVELS) {
    throw new CardwrightError('svg.too_deep', `References in the SVG are nested more than ${MAX_LEVELS} levels deep.`, {
      fix: 'Use fewer levels of groups and <use>.',
    });
  }
  const style = computeStyle(element, frame.style, context.rules, context.budget);
  if (style.get('display') === 'none') return [];
  return drawStyled(element, style, frame, context);
}

/** Like drawElement, for an element with a known style. */
export function drawStyled(element: SvgElement, style: Style, frame: Frame, context: SvgContext): readonly SceneNode[] {
  const transform = transformOf(style, element, frame, context);
  const scale = frame.scale * scaleOf(transform);
  if (scale === 0) return [];
  const inner: Frame = { ...frame, style, scale, depth: frame.depth + 1 };
  const drawn = drawContent(element, style, inner, context);
  if (drawn.nodes.length === 0) return [];
  if ((style.get('filter') ?? 'none') !== 'none') {
    context.budget.warn('svg.filter_dropped', `A filter at line ${element.line} is not drawn.`);
  }
  const boundsOf = (): Rect | undefined => drawn.bounds ?? nodeBounds(drawn.nodes, context);
  const mask = maskOf(style, boundsOf, inner, context);
  const opacity = parseFraction(style.get('opacity'), 1) * mask.opacity;
  const [only] = drawn.nodes;
  const fades = drawn.isSinglePaint && opacity < 1 && opacity > 0 && only?.type === 'path';
  const clips = [...clipsOf(style, boundsOf, inner, context), ...mask.clips];
  return groupNodes(
    fades ? [fadeNode(only, opacity, context)] : drawn.nodes,
    { transform, opacity: fades ? 1 : opacity, blend: blendOf(style), clips },
    context.budget,
    decimalsFor(frame),
  );
}

interface Drawn {
  readonly nodes: readonly SceneNode[];
  readonly bounds?: Rect | undefined;
  readonly isSinglePaint?: boolean;
}

function drawContent(element: SvgElement, style: Style, frame: Frame, context: SvgContext): Drawn {
  if (SHAPE_ELEMENTS.has(element.name)) return drawShape(element, style, frame, context);
  switch (element.name) {
    case 'g':
    case 'a':
      return { nodes: drawChildren(element, frame, context) };
    case 'svg':
      return { nodes: drawSvg(element, style, frame, context) };
    case 'use':
      return { nodes: drawUse(element, style, frame, context) };
    case 'switch':
      return { nodes: drawSwitch(element, frame, context) };
    case 'image':
      return { nodes: drawImage(element, style, frame, context) };
    case 'text':
      context.budget.warn('svg.text_dropped', `Text at line ${element.line} is not drawn; turn it into paths.`);
      return { nodes: [] };
    default:
      return { nodes: [] };
  }
}

/** Draws the first child without conditions, or with conditions that a static picture meets. */
function drawSwitch(element: SvgElement, frame: Frame, context: SvgContext): readonly SceneNode[] {
  const choices = childElements(element);
  context.budget.spend(choices.length);
  const chosen = choices.find(
    ({ attributes }) => !attributes.has('requiredExtensions') && !attributes.has('systemLanguage'),
  );
  return chosen === undefined ? [] : drawElement(chosen, frame, context);
}

function blendOf(style: Style): BlendMode {
  const blend = style.get('mix-blend-mode') ?? 'normal';
  return BLEND_MODES.has(blend) ? (blend as BlendMode) : 'normal';
}
