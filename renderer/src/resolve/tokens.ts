import type { ColorScheme } from '../schema/colorScheme.js';
import type { HexColor } from '../scene/scene.js';

/** The colours that classes and SVG art may name: `primary`, `paper`, `category-3` … */
export type ColorTokens = ReadonlyMap<string, HexColor>;

/**
 * Colour tokens of a scheme while one card is laid out.
 * @param primaryColorKey entry of the scheme's category colours that becomes `primary` (the card's own key, else the
 *   deck's); a key the scheme lacks leaves the brand's primary in place.
 */
export function colorTokens(scheme: ColorScheme, primaryColorKey: string | undefined): ColorTokens {
  const chosen = primaryColorKey === undefined ? undefined : scheme.category[primaryColorKey];
  return new Map<string, HexColor>([
    ['primary', chosen ?? scheme.brand.primary],
    ['secondary', scheme.brand.secondary],
    ['accent', scheme.brand.accent],
    ...Object.entries(scheme.neutral),
    ...Object.entries(scheme.category).map(([key, color]): [string, HexColor] => [`category-${key}`, color]),
  ]);
}
