import type { ExportChoices } from '../api/exports.js';

const USUAL = 'poker-us';
/** Design and card may differ by so much before another size is proposed. */
const TOLERANCE = 0.1;

/** The card size to begin with: poker, or where a design has quite another shape the size that is most like it. */
export function usualSize({ sizes }: Pick<ExportChoices, 'sizes'>, ratio: number | undefined): string {
  if (ratio === undefined) return USUAL;
  const differences = sizes.map(({ slug, width_mm: width, height_mm: height }) => ({
    slug,
    difference: Math.abs(Math.log(width / height / ratio)),
    // Of several that fit, the one that is about as wide as a poker card.
    apart: Math.abs(width - 63.5),
  }));
  const usual = differences.find(({ slug }) => slug === USUAL);
  if (usual === undefined || usual.difference <= TOLERANCE) return USUAL;
  const [best] = differences.toSorted((one, two) => one.difference - two.difference || one.apart - two.apart);
  return best?.slug ?? USUAL;
}
