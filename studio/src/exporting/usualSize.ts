import type { ExportChoices } from '../api/exports.js';

const USUAL = 'poker-us';
/** How much the ratios of design and card may differ before another size is suggested. */
const TOLERANCE = 0.1;

/** The initial card size: poker, or the size whose shape is closest to the design's. */
export function usualSize({ sizes }: Pick<ExportChoices, 'sizes'>, ratio: number | undefined): string {
  if (ratio === undefined) return USUAL;
  const differences = sizes.map(({ slug, width_mm: width, height_mm: height }) => ({
    slug,
    difference: Math.abs(Math.log(width / height / ratio)),
    // If several fit, the one whose width is closest to a poker card's.
    apart: Math.abs(width - 63.5),
  }));
  const usual = differences.find(({ slug }) => slug === USUAL);
  if (usual === undefined || usual.difference <= TOLERANCE) return USUAL;
  const [best] = differences.toSorted((one, two) => one.difference - two.difference || one.apart - two.apart);
  return best?.slug ?? USUAL;
}
