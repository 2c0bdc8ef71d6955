import { MM_PER_INCH } from '../../schema/values/units.js';
import { readFilteredSource } from '../../filters/index.js';
import { scaleOf } from '../../matrix.js';
import { createFinding } from '../createFinding.js';
import { short } from '../short.js';
import type { Check, Finding } from '../types.js';

/** px: treat 750.0000001 as 750. */
const ROUNDING = 1e-3;

/** Pictures that are below the required dpi at the size at which they are drawn. */
export const checkImageResolution: Check = ({ scene, context, leaves, mmPerUnit }) => {
  const pixels = new Map(
    scene.items.flatMap(({ image }) => (image === undefined ? [] : [[image.src, image.intrinsic]])),
  );
  const findings: Finding[] = [];
  for (const { node, matrix, itemId } of leaves) {
    if (node.type !== 'image') continue;
    const filter = readFilteredSource(node.src);
    // More pixels would not show more of a blurred picture.
    const intrinsic = filter?.blur === undefined ? pixels.get(filter?.src ?? node.src) : undefined;
    const inchesPerUnit = (scaleOf(matrix) * mmPerUnit) / MM_PER_INCH;
    if (intrinsic === undefined || inchesPerUnit === 0) continue;
    const dpi = Math.min(
      intrinsic.width / (node.width * inchesPerUnit),
      intrinsic.height / (node.height * inchesPerUnit),
    );
    // Half a dpi is a rounding error.
    if (!(dpi < context.minimumDpi - 0.5)) continue;
    const [width, height] = [node.width, node.height].map((side) =>
      Math.ceil(side * inchesPerUnit * context.minimumDpi - ROUNDING),
    );
    const message =
      `The picture has only ${short(dpi, dpi < 1 ? 1 : 0)} dpi at its printed size instead of ${short(context.minimumDpi, 0)}. ` +
      `It is ${intrinsic.width} × ${intrinsic.height} px and should be ${width} × ${height} px.`;
    findings.push(createFinding('image.low_resolution', context, message, itemId));
  }
  return findings;
};
