import { contrastRatio, relativeLuminance } from '../color/contrast.js';
import type { ColorScheme } from '../schema/colors/colorScheme.js';
import type { HexColor } from '../displayList.js';

/**
 * The colours that classes and SVG art may name: `primary`, `paper`, `category-3` … and, for each colour that is not a
 * neutral, `on-primary`, `on-category-3` …: paper or ink, whichever has more contrast. `light` and `dark` are the
 * lighter and the darker of paper and ink.
 */
export type ColorTokens = ReadonlyMap<string, HexColor>;

/**
 * Colour tokens of a scheme while one card is laid out.
 * @param primaryColorKey entry of the scheme's category colours that becomes `primary` (the card's own key, else the
 *   deck's); a key that the scheme lacks falls back to the brand's primary.
 * @param deckColorKey the deck's own key, whose colour is `deck` on every card: a shared back must not reveal the card.
 */
export function colorTokens(
  scheme: ColorScheme,
  primaryColorKey: string | undefined,
  deckColorKey = primaryColorKey,
): ColorTokens {
  const colorOf = (key = ''): HexColor =>
    (Object.hasOwn(scheme.category, key) ? scheme.category[key] : undefined) ?? scheme.brand.primary;
  const grounds: [string, HexColor][] = [
    ['primary', colorOf(primaryColorKey)],
    ['deck', colorOf(deckColorKey)],
    ['secondary', scheme.brand.secondary],
    ['accent', scheme.brand.accent],
    ...Object.entries(scheme.category).map(([key, color]): [string, HexColor] => [`category-${key}`, color]),
  ];
  const { paper, ink, muted, line, surface } = scheme.neutral;
  // A design cannot know whether a category colour is light or dark; the scheme can.
  const onGrounds = grounds.map(([name, color]): [string, HexColor] => [
    `on-${name}`,
    contrastRatio(paper, color) >= contrastRatio(ink, color) ? paper : ink,
  ]);
  // A night sky must stay dark, and light paper light, even in a scheme whose paper is black.
  const isPaperLight = relativeLuminance(paper) >= relativeLuminance(ink);
  const [light, dark] = isPaperLight ? [paper, ink] : [ink, paper];
  return new Map<string, HexColor>([
    ...grounds,
    ...Object.entries({ paper, ink, muted, line, surface, light, dark }),
    ...onGrounds,
  ]);
}
