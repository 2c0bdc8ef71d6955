import { sizeInShapeOf } from '@cardwright/renderer/export-options';
import type { ExportChoices } from '../api/exports.js';

type Measures = ExportChoices['sizes'][number];

/**
 * The choices for a design: its sizes are landscape if it is, as exports without a size choose them.
 * @param ratio of the deck's front: width by height
 */
export function choicesInShape(choices: ExportChoices, ratio: number | undefined): ExportChoices {
  const sizes = new Map(choices.sizes.map((size) => [size.slug, inShape(size, ratio)]));
  const slugOf = (slug: string): string => sizes.get(slug)?.slug ?? slug;
  return {
    ...choices,
    // A member's own size may be the turned form of a standard one.
    sizes: [...sizes.values()].filter(({ slug }, index, all) => all.findIndex((each) => each.slug === slug) === index),
    presets: choices.presets.map((preset) => ({
      ...preset,
      sizes: preset.sizes?.map(slugOf) ?? null,
      turned_sizes: turnedSizes(preset.sizes ?? [], slugOf),
      preferred_size: preset.preferred_size === null ? null : slugOf(preset.preferred_size),
    })),
  };
}

/** As `presetSize` in the renderer decides: the first size with the same sides, in any order, is the vendor's. */
function turnedSizes(offered: readonly string[], slugOf: (slug: string) => string): string[] {
  const firsts = new Map(offered.toReversed().map((slug) => [slugOf(slug), slug]));
  return [...firsts].flatMap(([shown, slug]) => (shown === slug ? [] : [shown]));
}

function inShape(size: Measures, ratio: number | undefined): Measures {
  const { slug, name, width_mm: widthMm, height_mm: heightMm } = size;
  const found = sizeInShapeOf({ slug, widthMm, heightMm }, ratio);
  if (found.slug === slug) return size;
  const orientation = found.widthMm > found.heightMm ? 'landscape' : 'portrait';
  // Some sizes are named by their dimensions.
  const shown = name.replace(`${widthMm} × ${heightMm}`, `${found.widthMm} × ${found.heightMm}`);
  return { slug: found.slug, name: `${shown}, ${orientation}`, width_mm: found.widthMm, height_mm: found.heightMm };
}
