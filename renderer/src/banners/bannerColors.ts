import { mixRgba } from '../color/composite.js';
import { darken, multiplyAlpha, readHex, toHex } from '../color/hex.js';
import { contrastRatio, relativeLuminance } from '../color/contrast.js';
import type { HexColor } from '../displayList.js';
import { colorTokens } from '../resolve/tokens.js';
import type { ColorScheme } from '../schema/colors/colorScheme.js';
import type { BannerGround } from './options.js';

const FELT = '#0e5a42';
/** The contrast that large bold words on a button need (WCAG 2.2, 1.4.3 and 1.4.11). */
const LEAST = 3;

/** The colours of a banner, as the fields of its template. */
export type BannerColors = Readonly<
  Record<
    | 'ground'
    | 'ground_light'
    | 'ground_dark'
    | 'veil'
    | 'thin_veil'
    | 'words'
    | 'quiet_words'
    | 'button'
    | 'button_words',
    HexColor
  >
>;

/**
 * The colours of a banner on a ground, from the colour scheme: words have the most contrast that paper and ink give, and
 * the button is the first of accent, secondary and primary that stands out.
 * @param colorKey the deck's `primary_color_key`
 */
export function bannerColors(scheme: ColorScheme, ground: BannerGround, colorKey: string): BannerColors {
  const tokens = colorTokens(scheme, colorKey);
  const colorOf = (name: string): HexColor => tokens.get(name) ?? FELT;
  const [light, dark] = [colorOf('light'), colorOf('dark')];
  const base = ground === 'felt' ? FELT : colorOf(ground);
  const words = clearest(base, [light, dark, '#ffffff', '#000000']);
  const standsOut = (color: HexColor): boolean => contrastRatio(color, base) >= LEAST;
  const button = ['accent', 'secondary', 'primary'].map(colorOf).find(standsOut) ?? words;
  return {
    ground: base,
    ground_light: mixed(base, '#ffffff', 0.12),
    // Shade that suits felt looks like dirt on paper.
    ground_dark: darken(base, relativeLuminance(base) > 0.4 ? 0.08 : 0.42),
    veil: multiplyAlpha(base, 0.92),
    thin_veil: multiplyAlpha(base, 0.3),
    words,
    quiet_words: mixed(words, base, 0.16),
    button,
    button_words: clearest(button, [dark, light, '#000000', '#ffffff']),
  };
}

/** The first colour that is easy to read, else the one with the most contrast. */
function clearest(on: HexColor, colors: readonly HexColor[]): HexColor {
  const ranked = colors.toSorted((one, other) => contrastRatio(other, on) - contrastRatio(one, on));
  return colors.find((color) => contrastRatio(color, on) >= 7) ?? ranked[0] ?? on;
}

function mixed(color: HexColor, other: HexColor, share: number): HexColor {
  return toHex(mixRgba(readHex(color), readHex(other), share));
}
