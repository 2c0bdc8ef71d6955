import type { Bounds } from '../bounds/Bounds.js';
import { multiply } from '../../matrix.js';
import { setAppearance } from './graphicsState.js';
import { type Gradient, isTranslucent, opacityStops, shadingOf } from './gradientShading.js';
import type { PdfBrush } from './PdfBrush.js';
import { matrixNumber, PdfContent } from './PdfContent.js';

/** Fills the current clip with a gradient. @param bounds a box around the clip, in the current space */
export function fillWithGradient(brush: PdfBrush, gradient: Gradient, bounds: Bounds): void {
  const { content, resources, colors } = brush;
  setGradientAppearance(brush, gradient, bounds);
  const shading = resources.shading(shadingOf(gradient, colors.space, colors.stops(gradient.stops)));
  if (gradient.transform) content.transform(gradient.transform);
  content.write(`${content.use(shading)} sh`);
}

/** Chooses a gradient as the colour of strokes. @param bounds a box around the stroke, in the current space */
export function strokeWithGradient(brush: PdfBrush, gradient: Gradient, bounds: Bounds): void {
  const { content, resources, colors } = brush;
  setGradientAppearance(brush, gradient, bounds);
  const shading = resources.shading(shadingOf(gradient, colors.space, colors.stops(gradient.stops)));
  const matrix = gradient.transform ? multiply(content.matrix, gradient.transform) : content.matrix;
  const pattern = resources.pattern(
    `<</PatternType 2/Shading ${resources.reference(shading)}/Matrix[${matrix.map(matrixNumber).join(' ')}]>>`,
  );
  content.isAnchored = true;
  content.set('stroke', `/Pattern CS /${pattern} SCN`, pattern);
}

/** A gradient's opacities are a soft mask: the same gradient in greys. */
function setGradientAppearance(brush: PdfBrush, gradient: Gradient, bounds: Bounds): void {
  const { resources, opacity, blend } = brush;
  if (!isTranslucent(gradient)) return setAppearance(brush, { opacity, blend });
  const mask = new PdfContent();
  const shading = resources.shading(shadingOf(gradient, '/DeviceGray', opacityStops(gradient)));
  mask.save();
  if (gradient.transform) mask.transform(gradient.transform);
  mask.write(`${mask.use(shading)} sh`);
  mask.restore();
  const softMask = resources.reference(resources.group(mask, bounds, '/DeviceGray'));
  setAppearance(brush, { opacity, blend, softMask });
}
