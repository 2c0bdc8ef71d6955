/** The size of most cards. */
const USUAL_SIZE = 'poker-us';
const USUAL_WIDTH_MM = 63.5;

/** How much the shapes of design and card may differ, as a logarithm, before another size is better. */
const TOLERANCE = 0.1;
/** A size in exactly the design's shape (as a logarithm), and about as wide as a poker card, is better at once: 63 × 88 mm. */
const EXACT = { difference: 0.000_1, apartMm: 1 } as const;

interface Size {
  readonly slug: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * The size for a design: poker of the United States or of Europe, or the size whose shape is closest to the design's; of several, the one whose short
 * side is closest to that of a poker card. A landscape design gets the size with its sides swapped.
 * @param ratio the design's width divided by its height
 * @returns undefined without sizes
 */
export function usualCard<S extends Size>(sizes: readonly S[], ratio: number): S | undefined {
  const candidates = sizes.map((size) => ({
    size,
    difference: Math.abs(elongation(size.widthMm / size.heightMm) - elongation(ratio)),
    apart: Math.abs(Math.min(size.widthMm, size.heightMm) - USUAL_WIDTH_MM),
  }));
  const usual = candidates.find(({ size }) => size.slug === USUAL_SIZE);
  const [closest] = candidates.toSorted((one, two) => one.difference - two.difference || one.apart - two.apart);
  const isExact = closest !== undefined && closest.difference < EXACT.difference && closest.apart <= EXACT.apartMm;
  const best = usual !== undefined && usual.difference <= TOLERANCE && !isExact ? usual : closest;
  return best && sizeInShapeOf(best.size, ratio);
}

/** @returns the slug of `usualCard`, or its dimensions if the sides are swapped; poker without a ratio or sizes */
export function usualSize(sizes: readonly Size[], ratio: number | undefined): string {
  return (ratio === undefined ? undefined : usualCard(sizes, ratio))?.slug ?? USUAL_SIZE;
}

/**
 * A size with its sides swapped if it is portrait and the design landscape, or the reverse. Its slug is then its
 * dimensions.
 * @param ratio the design's width divided by its height
 */
export function sizeInShapeOf<S extends Size>(size: S, ratio: number | undefined): S {
  const { widthMm, heightMm } = size;
  if (ratio === undefined || (widthMm - heightMm) * (ratio - 1) >= 0) return size;
  return { ...size, slug: `${heightMm}x${widthMm}mm`, widthMm: heightMm, heightMm: widthMm };
}

/** How far a shape is from a square, whichever side is the longer one. */
const elongation = (ratio: number): number => Math.abs(Math.log(ratio));
