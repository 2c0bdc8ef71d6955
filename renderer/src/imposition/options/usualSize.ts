/** The size of most cards. */
const USUAL_SIZE = 'poker-us';
const USUAL_WIDTH_MM = 63.5;

/** How much the shapes of design and card may differ, as a logarithm, before another size is better. */
const TOLERANCE = 0.1;

interface Size {
  readonly slug: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * The size for a design: poker, or the size whose shape is closest to the design's; of several, the one whose width is
 * closest to a poker card's.
 * @param ratio the design's width divided by its height
 * @returns the size's slug; poker without a ratio or sizes
 */
export function usualSize(sizes: readonly Size[], ratio: number | undefined): string {
  if (ratio === undefined) return USUAL_SIZE;
  const candidates = sizes.map(({ slug, widthMm, heightMm }) => ({
    slug,
    difference: Math.abs(Math.log(widthMm / heightMm / ratio)),
    apart: Math.abs(widthMm - USUAL_WIDTH_MM),
  }));
  const usual = candidates.find(({ slug }) => slug === USUAL_SIZE);
  if (usual !== undefined && usual.difference <= TOLERANCE) return USUAL_SIZE;
  const [best] = candidates.toSorted((one, two) => one.difference - two.difference || one.apart - two.apart);
  return best?.slug ?? USUAL_SIZE;
}
