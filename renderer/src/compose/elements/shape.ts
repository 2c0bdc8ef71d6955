import { darken } from '../../color/hex.js';
import { CardwrightError } from '../../errors.js';
import type { LaidOutBox, LaidOutContent } from '../../layout/laidOut.js';
import { shapeParts } from '../../shapes/index.js';
import type { Paint, SceneNode, Stroke } from '../../displayList.js';
import { boxPath, boxRadii } from '../boxPath.js';
import { quantized } from '../quantized.js';
import type { SceneContext } from '../sceneContext.js';
import { gradientPaint } from './background.js';

type ShapeContent = Extract<LaidOutContent, { type: 'shape' }>;

/** Rectangles paint a fill in addition to the box's background; other shapes replace background and border. */
export function shapeNodes(box: LaidOutBox, content: ShapeContent, context: SceneContext): SceneNode[] {
  const isRectangle = content.shape === 'rectangle';
  const fill = shapeFill(box, isRectangle);
  const stroke = shapeStroke(box, isRectangle);
  if (fill === undefined && stroke === undefined) return [];
  return outlines(box, content, context).map(({ d, shade }) =>
    quantized({
      type: 'path',
      d,
      ...(fill === undefined ? {} : { fill: shaded(fill, shade) }),
      ...(stroke === undefined ? {} : { stroke }),
    }),
  );
}

/** The shape in parts, or nothing and an issue if its props are invalid. */
function outlines(box: LaidOutBox, content: ShapeContent, context: SceneContext): { d: string; shade: number }[] {
  if (content.shape === 'rectangle') {
    return [{ d: boxPath(box.rect, boxRadii(box.source.style, box.rect), context), shade: 0 }];
  }
  try {
    return shapeParts(content.shape, content.props, box.rect);
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    context.issues.push({ code: error.code, itemId: box.source.id, message: error.message });
    return [];
  }
}

/** The outlines of a shape that is not a rectangle; none if its props are invalid, which painting reports. */
export function shapeOutlines(box: LaidOutBox, content: ShapeContent): readonly string[] {
  try {
    return shapeParts(content.shape, content.props, box.rect).map(({ d }) => d);
  } catch (error) {
    if (error instanceof CardwrightError) return [];
    throw error;
  }
}

/** Darkens the colour of parts in the shade; gradients do not change. */
function shaded(fill: Paint, shade: number): Paint {
  if (shade === 0 || typeof fill !== 'string') return fill;
  return darken(fill, shade);
}

/** Whether the shape replaces the box's own background and border. */
export function paintsOwnBackground(box: LaidOutBox): boolean {
  return box.content?.type === 'shape' && box.content.shape !== 'rectangle';
}

function shapeFill(box: LaidOutBox, isRectangle: boolean): Paint | undefined {
  const { fill, backgroundColor, backgroundGradient } = box.source.style;
  if (fill === 'none') return undefined;
  if (fill !== undefined || isRectangle) return fill;
  return backgroundGradient === undefined ? backgroundColor : gradientPaint(backgroundGradient, box.rect);
}

function shapeStroke(box: LaidOutBox, isRectangle: boolean): Stroke | undefined {
  const { stroke, strokeWidth, borderWidth, borderColor, borderStyle } = box.source.style;
  if (stroke === 'none') return undefined;
  const width = strokeWidth ?? (isRectangle ? undefined : borderWidth?.top) ?? (stroke === undefined ? 0 : 1);
  const paint = stroke ?? (isRectangle ? undefined : borderColor?.top);
  if (paint === undefined || width <= 0) return undefined;
  if (borderStyle === 'dashed') return { paint, width, dash: [width * 3, width * 2] };
  if (borderStyle === 'dotted') return { paint, width, dash: [0, width * 2], cap: 'round' };
  return { paint, width };
}
