import { CardwrightError } from '../../errors.js';
import type { LaidOutBox } from '../../layout/laidOut.js';
import type { PictureMask } from '../../layout/prepareMask.js';
import { shapePath } from '../../shapes/index.js';
import type { GroupNode, Paint, SceneIssue, SceneNode } from '../../displayList.js';
import { insetRect, scaleInsets } from '../boxPath.js';
import { quantized } from '../quantized.js';
import { gradientPaint } from './background.js';
import { borderColor, borderWidths } from './borderSides.js';

export type MaskOutline = NonNullable<GroupNode['clip']>;

/** The outline that a picture is cut to: through the middle of its border. */
export function maskOutline(box: LaidOutBox, issues?: SceneIssue[]): MaskOutline | undefined {
  const mask = box.content?.type === 'picture' ? box.content.mask : undefined;
  if (mask === undefined) return undefined;
  try {
    return outlineOf(mask, box);
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    issues?.push({ code: error.code, itemId: box.source.id, message: error.message });
    return undefined;
  }
}

function outlineOf({ shape, props, rule }: PictureMask, box: LaidOutBox): MaskOutline {
  const d = shapePath(shape, props, insetRect(box.rect, scaleInsets(borderWidths(box), 0.5)));
  return rule === 'evenodd' ? { d, rule } : { d };
}

/** A picture inside its outline, with the box's background below it and its border along the outline. */
export function maskedNodes(box: LaidOutBox, outline: MaskOutline, content: readonly SceneNode[]): SceneNode[] {
  const { backgroundColor, backgroundGradient } = box.source.style;
  const gradient = backgroundGradient && gradientPaint(backgroundGradient, box.rect);
  const fills = [backgroundColor, gradient].filter((fill) => fill !== undefined);
  const width = borderWidths(box).top;
  return [
    ...fills.map((fill) => painted(outline, { fill })),
    { type: 'group', clip: outline, children: content },
    ...(width > 0 ? [painted(outline, { stroke: borderColor(box, 'top'), width })] : []),
  ];
}

function painted(
  { d, rule }: MaskOutline,
  paint: { readonly fill: Paint } | { readonly stroke: Paint; readonly width: number },
): SceneNode {
  if ('fill' in paint) return quantized({ type: 'path', d, fill: paint.fill, ...(rule && { fillRule: rule }) });
  return quantized({ type: 'path', d, stroke: { paint: paint.stroke, width: paint.width, join: 'round' } });
}
